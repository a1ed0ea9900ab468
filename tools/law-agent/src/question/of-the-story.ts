const words = new Set(
  `client clients company companies found find sue sued suing want wants wanted get gets got getting tell told said say says
  ask asked asking take took taken make made come came go went put year years month months week weeks day days ago long
  yesterday tomorrow morning night monday tuesday wednesday thursday friday saturday sunday january february march april
  june july august september october november december enough first happened still never ever happen happens
  he she him her hers they them it we our half rid pays pay owe owes kids kid he's good ok okay thing things anything`.split(
    /\s+/,
  ),
)

/** Whether a word tells what happened, and nothing of the law: that no authority has it says nothing. */
export const ofTheStory = (word: string): boolean => words.has(word)
