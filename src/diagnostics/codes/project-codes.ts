/** What is wrong with a project file, or keeps it from being read. One of the tables of codes.ts, which says how they are written. */
import { error, type Named, warning } from './code-table.ts'

/** The codes of project files. */
export const projectCodes = {
  'project/no-file': error(
    (p: { name: string; folder: string }) => `There is no ${p.name} in "${p.folder}" or above it`,
  ),
  'project/unreadable-file': error(
    (p: { file: string; reason: string }) => `Cannot read the project's "${p.file}": ${p.reason}`,
  ),
  'project/unknown-key': error((p: { key: string }) => `Unknown key "${p.key}" in the project file`),
  'project/missing-key': error((p: { key: string }) => `Key "${p.key}" is missing in the project file`),
  'project/wrong-type': error((p: { key: string; expected: string }) => `"${p.key}" is not ${p.expected}`),
  'project/missing-path': error(
    (p: { what: string; path: string; key: string }) =>
      `There is no ${p.what} "${p.path}", which "${p.key}" names`,
  ),
  'project/mapping-among-parts': warning(
    (p: Named) => `Mapping "${p.name}" lies among the parts, so no transcript is mapped with it`,
  ),
} as const
