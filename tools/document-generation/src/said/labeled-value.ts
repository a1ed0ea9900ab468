/** Whether a label of the notes stands right before a place: 'Occupation: works at Kroger'. */
export const isLabeled = (text: string, at: number): boolean =>
  /(?:^|[\n.;,(|]\s{0,4}(?:[-*•] )?)\p{L}[^:\n.;,|]{1,40}: {0,4}["“]?$/u.test(text.slice(Math.max(0, at - 52), at))
