/** What `tax-transcript-mapper/project` exports. No logic here. */

export { loadProject } from './load-project.ts'
export type { Project } from './project.ts'
export { ProjectError } from './project-error.ts'
