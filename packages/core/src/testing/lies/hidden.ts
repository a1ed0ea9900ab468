import type { Told } from './told.ts'

/** What an attacker tried who had read the rules: names in odd places, initials, and figures that are no numbers. */
export const hidden: Told = {
  'an authority by a verdict on it': [
    '⟦VARGHESE⟧ is dispositive.',
    '⟦Varghese⟧: dispositive.',
    '⟦Fenwick⟧ remains good law.',
    '⟦Harrow⟧ is squarely on point.',
    '⟦Lindqvist⟧ — controlling here.',
    '⟦Ibarra⟧ was the leading case.',
  ],
  'a name that is part of a word': [
    'The ⟦post-Varghese⟧ cases agree.',
    'A ⟦Varghese-type⟧ claim fails.',
    'In the ⟦pre-Fenwick⟧ world this was law.',
    'This is a ⟦Harrow-style⟧ defense.',
  ],
  'a doctrine of a party': [
    '⟦The Tessler doctrine⟧ bars it.',
    'It fails ⟦the Marigold test⟧.',
    'Apply ⟦the Ruiz factors⟧.',
  ],
  'courts that nobody named': [
    '⟦The Eleventh Circuit⟧ agrees.',
    'So says ⟦the Federal Circuit⟧.',
    '⟦The Supreme Court of Oregon⟧ held so.',
    'The ⟦D.C. Circuit⟧ follows it.',
  ],
  'statutes and agencies by their initials': [
    '⟦OSHA⟧ requires it.',
    'It violates ⟦ERISA⟧.',
    'A ⟦RICO⟧ claim lies.',
    '⟦HUD⟧ guidance says so.',
    'The ⟦FTC⟧ forbids it.',
    'A ⟦FEHA⟧ claim would help.',
  ],
  'exhibits that nobody filed': ['See ⟦Exhibit Q⟧.', '⟦Appendix B⟧ shows the mold.', 'It is in ⟦Ex. 14⟧.'],
  'figures that are no numbers': [
    'The building dates from the ⟦nineties⟧.',
    'She wrote ⟦yesterday⟧.',
    '⟦A couple of tenants⟧ left.',
    '⟦A score of tenants⟧ left.',
    'She paid ⟦٤٢⟧ dollars.',
    'She paid ⟦५५⟧ dollars.',
    'He repaired it ⟦last spring⟧.',
    'It was built in the ⟦1970s⟧.',
  ],
  'quotations in odd marks': [
    'He said „⟦the roof was sound in every part⟧“ to her.',
    'The lease says "⟦the tenant must repair the roof at once⟧',
    'The lease says “⟦the tenant must repair the roof at once.⟧',
    'He wrote ‹⟦the roof was sound in every part⟧› to her.',
    'He wrote »⟦the roof was sound in every part⟧« to her.',
  ],
  'a citation over the cells of a table': [
    'Harrow | ⟦925 | F.3d | 1339⟧ | tolling',
    'Case | Cite\nFenwick | ⟦77 Cal. | App. 5th | 210⟧',
  ],
}
