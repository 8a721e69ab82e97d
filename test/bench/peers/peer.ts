/** What every peer is: another way to the typed data of the benchmark's documents, made ready once. */

/** Gives the data of one parsed document. Asynchronous where the peer is. */
export type Peer = (document: unknown) => unknown
