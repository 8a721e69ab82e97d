/** class-transformer: a class for each section, its properties exposed under the labels and transformed by the normalizers. */
import 'reflect-metadata'
import { type ClassConstructor, Expose, plainToInstance, Transform, Type } from 'class-transformer'
import type { Layout, Section } from '../documents/layout.ts'
import type { Peer } from './peer.ts'
import type { Readers } from './readers.ts'

/** The peer for the fields of `layout`. Its decorators are called as functions: the classes are made from the layout. */
export function classTransformer(layout: Layout, read: Readers): Peer {
  const [header, ...filing] = layout.sections
  const Filing = class {}
  for (const section of filing) {
    Expose({ name: section.path[1] ?? '' })(Filing.prototype, section.name)
    const Lines = sectionClass(section, read)
    Type(() => Lines)(Filing.prototype, section.name)
  }
  const Document = class {}
  if (header !== undefined) {
    const Header = sectionClass(header, read)
    Expose({ name: 'SECTION_HEADER' })(Document.prototype, 'header')
    Type(() => Header)(Document.prototype, 'header')
  }
  Expose({ name: 'SECTION_FILING' })(Document.prototype, 'filing')
  Type(() => Filing)(Document.prototype, 'filing')
  return document => {
    // The classes have no declared properties: they are made from the layout.
    const made = plainToInstance(Document, document, { excludeExtraneousValues: true }) as {
      readonly header: unknown
      readonly filing: object
    }
    return { header: made.header, ...made.filing }
  }
}

function sectionClass({ lines }: Section, read: Readers): ClassConstructor<object> {
  const Lines = class {}
  for (const { label, kind, field } of lines) {
    if (field === undefined) continue
    const parse = kind === 'date' ? read.date : read.money
    Expose({ name: label })(Lines.prototype, field)
    Transform(({ value }) => parse(value))(Lines.prototype, field)
  }
  return Lines
}
