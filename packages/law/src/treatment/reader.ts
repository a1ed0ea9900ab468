/**
 * The version of what is read of opinions. It goes up with every change of what they are read to say; libraries then read
 * theirs again, behind everything else. 0 is what was read before versions were kept.
 */
export const treatmentReader = 3
