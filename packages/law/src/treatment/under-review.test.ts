import { describe, expect, it } from 'vitest'
import { treatmentsIn } from './treatments-in.ts'

const rest = `The facts are these. ${'The parties dispute how the statute is to be read. '.repeat(40)}`
const dealtWith = (text: string) =>
  treatmentsIn({ text, name: 'Elm v. Ashford' })
    .filter(({ kind }) => kind !== 'cited')
    .map(({ kind, of, by }) => [kind, of.cites[0]?.volume, by])

describe('the decision that an opinion reviews', () => {
  it.each([
    [
      'reversed',
      `The Court of Appeals affirmed, one judge dissenting. 410 F.3d 113 (CA5 2003). We granted certiorari, 540 U.S. 999 (2003). ${rest}\n\nThe judgment of the Court of Appeals is reversed, and the case is remanded.`,
    ],
    [
      'affirmed',
      `The District Court dismissed the suit. 300 F. Supp. 12. The Court of Appeals for the Fifth Circuit reversed, 410 F.2d 113, and we granted certiorari. ${rest}\n\nAffirmed.`,
    ],
    [
      'vacated',
      `On appeal, the Supreme Court of Iowa held that the tax was void. Elm v. Ashford, 410 N.W.2d 113 (1987). We noted probable jurisdiction. ${rest}\n\nAccordingly, we vacate the judgment below.\n\nIt is so ordered.`,
    ],
    [
      'reversed',
      `The Court of Appeals affirmed (410 F.2d 113), and certiorari was granted. ${rest} The judgment must be, and is, reversed.\n\nJustice Roe, dissenting.\n\nI think that the judgment should be affirmed.`,
    ],
  ])('is %s', (kind, text) => expect(dealtWith(text)).toEqual([[kind, '410', 'this opinion']]))

  it.each([
    [
      'the judgment is dealt with in parts',
      `The Court of Appeals affirmed. 410 F.3d 113. We granted certiorari. ${rest} Its judgment on the fee is affirmed; its judgment on the lien is reversed.`,
    ],
    [
      'a later court is told without its citation',
      `The District Court dismissed. 410 F. Supp. 113. The Court of Appeals affirmed in an unpublished opinion. We granted certiorari. ${rest} The judgment is reversed.`,
    ],
    [
      'it was heard again',
      `A panel of the Court of Appeals reversed. 410 F.3d 113. On rehearing en banc, the judges divided evenly. We granted certiorari. ${rest} The judgment is reversed.`,
    ],
    [
      'a court below only relied on the decision',
      `The court held this upon the authority of a recent decision, Elm v. Ashford, 410 F.3d 113. We granted certiorari. ${rest} The judgment is reversed.`,
    ],
    [
      'the review is not granted here',
      `The Court of Appeals affirmed. 410 F.3d 113. ${rest} In another case we granted certiorari. The judgment is reversed.`,
    ],
    [
      'no judgment is told',
      `The Court of Appeals affirmed. 410 F.3d 113. We granted certiorari. ${rest} The writ is dismissed.`,
    ],
  ])('is not told where %s', (_why, text) => expect(dealtWith(text)).toEqual([]))
})
