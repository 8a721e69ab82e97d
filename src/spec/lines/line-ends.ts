/** Line ends of old systems, a carriage return alone: YAML takes one for the end of a line, the yaml package does not. */

/** `text` with line feeds in their place; every place in it stays what it was. Source: YAML 1.2.2, section 5.4. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text
}
