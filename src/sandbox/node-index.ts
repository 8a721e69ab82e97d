/** The public surface of tax-transcript-mapper/sandbox/node: the sandbox behind real ports, which takes Node. */
export { type Certificate, createCertificate } from './server/create-certificate.ts'
export {
  type HttpsAddress,
  type RunningSandbox,
  type ServerOptions,
  startSandbox,
} from './server/start-sandbox.ts'
