/** What somebody says of a bar is no bar yet. */
export const asserted =
  /\b(?:contends?|contended|(?<!\b(?:all|any|the|its|his|her|their|our|other|these|such) )claims|claimed|argues?|argued|alleges?|alleged|says?|said(?! so)|saying|calls?|thinks?|believes?|asserts?|asserted|pleads?|maintains?|insists?|will raise|(?:brief|papers?|answer|counsel|motion)s? (?:says?|calls?|argues?)|position is|according to|(?:am|are|is|was|were|m|re|s) (?:\w+ )?(?:worried|afraid|concerned|not sure|unsure)(?: that| whether| if)?|we think|i think|we fear|i fear|suppos(?:e|ing)|assum(?:e|ing)|what if) /i
