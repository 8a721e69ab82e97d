/** Names and addresses of hosts as people write them. Resolves none. */

/** The name of a host, `localhost` or `[::1]`, in the one way that URLs write it; undefined for what is none. */
export function hostName(text: string): string | undefined {
  const host = text.includes(':') && !text.startsWith('[') ? `[${text}]` : text
  if (!/^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])$/.test(host) || !URL.canParse(`http://${host}`))
    return undefined
  return new URL(`http://${host}`).hostname
}
