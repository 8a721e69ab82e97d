/** Which hosts are this machine itself, by what stands in an address. Resolves no name. */

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
