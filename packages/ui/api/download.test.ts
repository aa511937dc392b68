import { expect, it } from 'vitest'
import { fileName } from './download.ts'

it.each([
  [null, null],
  ['attachment', null],
  ['attachment; filename="a.xlsx"', 'a.xlsx'],
  ['attachment; filename="x.xlsx"; filename*=UTF-8\'\'%E5%90%88%E5%90%8C.xlsx', '合同.xlsx'],
])('%s', (header, name) => expect(fileName(header)).toBe(name))
