import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pdfPages } from './pdf-pages.ts'

const pdf = (body: string): Buffer => Buffer.from(`%PDF-1.7\n${body}`, 'latin1')
const plain = (count: number, extra = '') =>
  `1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [] /Count ${count} >> endobj\n${extra}trailer << /Root 1 0 R >>\n`

/** The catalog and the tree of pages packed in one stream, as most programs write them today. */
const packed = (count: number): Buffer => {
  const catalog = '<< /Type /Catalog /Pages 12 0 R >>'
  const tree = `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`
  const pairs = `11 0 12 ${catalog.length + 1} `
  const stream = deflateSync(Buffer.from(`${pairs}${catalog} ${tree}`, 'latin1'))
  const head = `5 0 obj << /Type /ObjStm /N 2 /First ${pairs.length} /Filter /FlateDecode /Length ${stream.length} >> stream\n`
  return Buffer.concat([
    pdf(head),
    stream,
    Buffer.from('\nendstream endobj\n6 0 obj << /Type /XRef /Root 11 0 R >> stream\nendstream endobj\n', 'latin1'),
  ])
}

const spoiled = (bytes: Buffer): Buffer => bytes.fill(0, bytes.indexOf('stream') + 8, bytes.indexOf('endstream'))

describe('pages are not made up', () => {
  test.each([
    ['no PDF', Buffer.from('1 0 obj /Count 3 endobj /Root 1 0 R')],
    ['nothing but a head', pdf('')],
    ['a root that is not there', pdf('trailer << /Root 9 0 R >>')],
    ['a tree that is not there', pdf('1 0 obj << /Pages 9 0 R >> endobj trailer << /Root 1 0 R >>')],
    ['a stream that cannot be unpacked', spoiled(packed(4))],
  ])('%s', (_, bytes) => expect(pdfPages(bytes)).toBeNull())
})

test('they are those of the tree, not of a part of it', () =>
  expect(pdfPages(pdf(plain(12, '3 0 obj << /Type /Pages /Count 5 >> endobj\n')))).toBe(12))

test('of a file that was written to afterwards, those of its last revision', () =>
  expect(pdfPages(pdf(plain(2) + plain(3)))).toBe(3))

test('they are found in packed streams', () => expect(pdfPages(packed(7))).toBe(7))
