const set = (words: string) => new Set(words.trim().split(/\s+/))

/** Who does something, of a clause of its own. */
export const subjects = set(`i we he she they nobody everybody everyone somebody someone today
  i'm i've i'll i'd we're we've we'll we'd he's he'll he'd she's she'll she'd they're they've they'll they'd`)
/** What is an object as often: who does something only before a verb. */
export const eitherWay = set(
  `it that this there you it's it'll it'd that's that'll there's here's you're you've you'll`,
)
/** Verbs of every clause. */
export const finite =
  set(`am is are was were has have had do does did can can't could couldn't will won't would wouldn't may might
  must should shall isn't aren't wasn't weren't hasn't haven't don't doesn't didn't wants want needs need says said owes costs cost
  came went quit stopped broke started refused told sent gave took keeps kept makes made lives works called charged promised never
  got knows knew left runs ran pays paid`)
/** What leads on to who does something: no sentence begins there. */
export const leadsOn =
  set(`that because if when where who whom whose which what why how whether while until till unless since after
  before once as than though although like for with of by from at in on about over under to into only not no or nor then
  say says said saying mention put include add note think thinks thought know knows knew tell tells told guess hope hopes wish believe mean means feel felt see saw
  heard hear show shows asked ask promised figure understand glad sorry afraid proud happy makes make let lets everything anything
  something nothing all the a an my our his her their its your these those one`)
/** Behind these a thing that is named is still to come, or what is done to it. */
export const small =
  set(`of to for with by from at in on about over under per into onto than as between through without within against
  after before until till since during and or but so plus the my our his her their its your a an each either any every this these those
  that no not very really all both half some more most if when because while where which who what whoever whatever how`)
export const joins = set('and but so also plus oh then anyway')
export const determiners = set('the my our his her their')
/** What a clause hangs on where it begins with it. */
export const conditions = set('if when once unless because since after before while until where as whoever whatever')
