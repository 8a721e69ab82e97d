/** A worker that fetches and maps the transcript it is sent, and posts back what came of it. */
import { createTranscriptClient, ServiceError } from '../../src/service-index.ts'

addEventListener('message', async ({ data: { credentials, request } }: MessageEvent) => {
  try {
    const result = await createTranscriptClient(credentials).mapTranscript(request)
    postMessage({
      mapping: result.mapping.id,
      issues: result.issues.length,
      hasPage: 'document' in globalThis,
    })
  } catch (error) {
    postMessage({ code: error instanceof ServiceError ? error.code : 'another' })
  }
})
