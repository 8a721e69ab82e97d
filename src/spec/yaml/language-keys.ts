/** Every key of the language, wherever it may stand: what tells a text that goes on with the next key from a text with a colon. */
export const languageKeys: ReadonlySet<string> = new Set(
  `about amountsByYear as because by callback case cases checks choose derive drop each else evidence extends family fields form
  from id ignore is keep keyFigures label match name no notice occurrences otherwise part partly path renames replaces required
  rowAboveWhen says section texts that title type use values version where whether with yes`.split(/\s+/),
)
