/** Why the system refused, in words: what Node.js gives as a code, for messages. Holds no content of any file. */

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EEXIST: 'there is a file where a folder is needed',
  EACCES: 'it is not permitted',
  EPERM: 'it is not permitted',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EFBIG: 'the file is too large for the disk',
  EIO: 'the disk or the connection to it fails',
  Z_BUF_ERROR: 'its compressed data breaks off',
  Z_DATA_ERROR: 'its compressed data is damaged',
}

/** Why the system refused, in words that hold no content; its code where there are no words for it. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  if (code.startsWith('ZSTD_error')) return 'its compressed data is damaged or breaks off'
  return reasons[code] ?? code
}

/** The code that the system gave an error; "unknown" where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
