/** A model's word on what the passages leave open rests on nothing, and is told as its opinion wherever it stands. */
export const missingIs = 'Not answered by the passages, in the opinion of the model:'
