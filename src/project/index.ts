/** What `tax-transcript-mapper/project` exports. No logic here. */
export { ProjectError } from '../diagnostics/errors.ts'
export { loadProject } from './load-project.ts'
export type { Project } from './project.ts'
