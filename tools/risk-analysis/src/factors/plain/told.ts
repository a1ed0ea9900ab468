/** Further words of a factor, and of its opposite, in the form of `words`. */
export interface Plain {
  said?: readonly string[]
  denied?: readonly string[]
}
