/** In a browser nothing inspects as Node does; the look at a value from all sides does without it. */

/** Nothing: the properties, hidden ones too, are walked by the one who looks. */
export function inspect(): string {
  return ''
}
