/** Names and addresses of hosts, by what stands in an address. Resolves none. */

/** Whether `hostname`, as a URL has it, is a name or an address of the loopback interface (RFC 6761 section 6.3, RFC 6890). */
export function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    // A URL has all the other ways to write such an address in this one.
    /^127\.[0-9]+\.[0-9]+\.[0-9]+$/.test(hostname)
  )
}

/** The name of a host, `localhost` or `[::1]`, in the one way that URLs write it; undefined for what is none. */
export function hostName(text: string): string | undefined {
  const host = text.includes(':') && !text.startsWith('[') ? `[${text}]` : text
  if (!/^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])$/.test(host) || !URL.canParse(`http://${host}`))
    return undefined
  return new URL(`http://${host}`).hostname
}
