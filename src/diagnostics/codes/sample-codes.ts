/** What sample transcripts and former versions say against mappings, and the comments that leave a finding out. One of the tables of codes.ts. */
import { error, info, type Named, warning } from './code-table.ts'

export const sampleCodes = {
  'sample/label-not-seen': warning(
    (p: { label: string; samples: number }) => `${p.label} is in none of the samples (${p.samples})`,
  ),
  'sample/section-not-seen': warning(
    (p: { path: string; samples: number }) => `Section ${p.path} is in none of the samples (${p.samples})`,
  ),
  'sample/wording-not-seen': info(
    (p: Named & { label: string }) => `No sample has the wording ${p.label} of "${p.name}"`,
  ),
  'sample/never-filled': warning(
    (p: Named & { samples: number }) =>
      `Required field "${p.name}" has a value in none of the samples (${p.samples})`,
  ),
  'sample/same-line': warning(
    (p: Named & { other: string; place: string }) =>
      `Field "${p.name}" reads the same line in the same way as "${p.other}" at ${p.place}`,
  ),
  'sample/refused': warning(
    (p: Named & { as: string; samples: number; of: number }) =>
      `"${p.as}" cannot read what the samples hold for "${p.name}" (${p.samples} of ${p.of})`,
  ),
  'sample/wrong-shape': warning(
    (p: { path: string; key: string; found: string; of: number; samples: number }) =>
      `${p.path} is ${p.found} in the samples, which "${p.key}" does not read (${p.of} of ${p.samples})`,
  ),
  'sample/text-not-seen': warning(
    (p: { text: string; samples: number }) =>
      `${JSON.stringify(p.text)} is in none of the samples (${p.samples}), but a text that is nearly the same is`,
  ),
  'sample/case-not-seen': warning(
    (p: Named & { samples: number }) =>
      `No entry of the samples (${p.samples}) is of case "${p.name}", and some are of no case`,
  ),
  'sample/repeated-section': warning(
    (p: { path: string; key: string; of: number; samples: number }) =>
      `${p.path} is printed several times in the samples (${p.of} of ${p.samples}), and "${p.key}" reads only the first`,
  ),
  'sample/undecided-flag': warning(
    (p: Named & { of: number; samples: number }) =>
      `What the samples print for "${p.name}" is neither yes nor no (${p.of} of ${p.samples})`,
  ),
  'sample/read-as-text': warning(
    (p: Named & { as: string; of: number; samples: number }) =>
      `"${p.as}" reads all that the samples print for "${p.name}", and it is read as text (${p.of} of ${p.samples})`,
  ),
  'sample/not-mapped': warning((p: { reason: string }) => `The sample is not mapped: ${p.reason}`),

  'version/not-raised': error(
    (p: { id: string; revision: string; from: string; part: string; reason: string }) =>
      `The version of "${p.id}" needs a ${p.part} bump, since it was ${p.from} in ${p.revision}: ${p.reason}`,
  ),

  'ignore/no-reason': warning((p: { code: string }) => `"txmap-ignore ${p.code}" gives no reason`),
  'ignore/unused': warning((p: { code: string }) => `"txmap-ignore ${p.code}" suppresses nothing`),
} as const
