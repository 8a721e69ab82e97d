/** Where the browser is: Debian's package, or whatever the variable CHROMIUM names. */

/** The path of the program. */
export const chromium: string = process.env.CHROMIUM ?? '/usr/bin/chromium'
