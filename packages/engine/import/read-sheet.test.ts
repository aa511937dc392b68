import { buffer } from 'node:stream/consumers'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { describe, expect, it } from 'vitest'
import { workbook as book, xlsx } from '../excel/xlsx.ts'
import { container, samples } from '../files/testing/samples.ts'
import { mostBytes, mostRows } from './cell.ts'
import { readBook, readSheetFile } from './read-sheet.ts'
import { archiveOf, inLongSizes, workbook } from './testing/workbook.ts'

type Bounds = Parameters<typeof readSheetFile>[1]
const refusal = async (bytes: Buffer | Promise<Buffer>, bounds?: Bounds): Promise<string> => {
  try {
    await readSheetFile(await bytes, bounds)
    return 'read'
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${error.message}`
    throw error
  }
}

const lines = (count: number): Buffer => Buffer.from(`名称\n${'甲\n'.repeat(count)}`)

/** The size that the directory declares of its part. */
const declare = (bytes: Buffer, name: string, size: number): Buffer => {
  const changed = Buffer.from(bytes)
  changed.writeUInt32LE(size, changed.lastIndexOf(name) - 46 + 24)
  return changed
}

// A thread starts for each file.
const patient = { timeout: 20_000 }

describe('refuses', patient, () => {
  it('more bytes than 20 MB, and none', async () => {
    expect(await refusal(Buffer.alloc(mostBytes * 2))).toBe('TOO_LARGE 导入文件不能超过20MB')
    expect(await refusal(Buffer.alloc(0))).toBe('VALIDATION 文件是空的')
  })
  it('what is no workbook, whatever its name', async () => {
    expect(await refusal(samples.pdf)).toBe('VALIDATION 文件内容不是Excel工作簿或CSV')
    expect(await refusal(archiveOf({ 'a.txt': 'x' }))).toBe('VALIDATION 文件内容不是Excel工作簿或CSV')
    expect(await refusal(container('Workbook'))).toMatch(/^VALIDATION 不支持旧版Excel/)
    expect(await refusal(container('EncryptedPackage'))).toMatch(/^VALIDATION 文件有密码/)
  })
  it('an archive that would unpack to too much, before unpacking', async () => {
    const bomb = await workbook(`<row r="1"><c r="A1" t="str"><v>${'0'.repeat(30 * 1_048_576)}</v></c></row>`)
    expect(bomb.length).toBeLessThan(200_000)
    expect(await refusal(bomb)).toBe('TOO_LARGE 文件解压后过大，不能导入')
  })
  it('a part larger than its directory says', async () => {
    const bomb = await workbook(`<row r="1"><c r="A1" t="str"><v>${'0'.repeat(30 * 1_048_576)}</v></c></row>`)
    expect(await refusal(declare(bomb, 'xl/worksheets/sheet1.xml', 1000))).toMatch(/^VALIDATION 文件已损坏/)
  })
  it('a workbook that is damaged, or cut off', async () => {
    const whole = await workbook('<row r="1"><c r="A1" t="s"><v>7</v></c></row>')
    expect(await refusal(whole)).toMatch(/^VALIDATION 文件已损坏/)
    expect(await refusal(whole.subarray(0, whole.length - 30))).toMatch(/^VALIDATION/)
  })
  it('rows beyond the limit', async () => {
    expect(await refusal(lines(mostRows + 30))).toBe('VALIDATION 一次最多导入5000行，请分成几个文件')
    expect(await refusal(lines(mostRows))).toBe('read')
  })
  it('a row beyond all sheets, and what takes too long', async () => {
    const far = '<row r="900000000000"><c r="A900000000000" t="str"><v>x</v></c></row>'
    expect(await refusal(workbook(far))).toMatch(/^VALIDATION 文件已损坏/)
    expect(await refusal(lines(10), { time: 0 })).toBe('TOO_LARGE 文件过于复杂，不能导入')
  })
})

describe('cells beyond what the table has', patient, () => {
  const cell = (at: string, content = '<v>1</v>') => `<row r="${/\d+/.exec(at)}"><c r="${at}">${content}</c></row>`
  const head = '<row r="1"><c r="A1" t="str"><v>名称</v></c></row>'
  const few = { columns: 30 }
  const tooMany = 'VALIDATION 一次最多导入5000行，请分成几个文件'

  it('are refused before the sheet is read', async () => {
    const far = await workbook(head + cell('XFD1048576'))
    expect(far.length).toBeLessThan(2000)
    expect(await refusal(far, few)).toBe('VALIDATION 第16384列超出了表格的列数，请使用导入模板')
    expect(await refusal(workbook(head + cell('A1048576')), few)).toBe(tooMany)
    expect(await refusal(workbook(`${head}<row r="1048576"><c><v>1</v></c></row>`), few)).toBe(tooMany)
  })

  it('at the bound', async () => {
    expect(await refusal(workbook(head + cell('AD2')), few)).toBe('read')
    expect(await refusal(workbook(head + cell('AE2')), few)).toBe('VALIDATION 第31列超出了表格的列数，请使用导入模板')
    expect(await refusal(workbook(head + cell('A10000')), few)).toBe('read')
    expect(await refusal(workbook(head + cell('A10001')), few)).toBe(tooMany)
  })

  it('are passed over where nothing stands in them', async () => {
    const sheet = await readSheetFile(await workbook(head + cell('AE2', '') + cell('XFD1048576', '')), few)
    expect(sheet).toEqual([['名称']])
  })

  it('and in comma-separated values', async () => {
    const row = (columns: number) => Buffer.from(`名称\n${','.repeat(columns - 1)}甲\n`)
    expect(await refusal(row(30), few)).toBe('read')
    expect(await refusal(row(31), few)).toBe('VALIDATION 第31列超出了表格的列数，请使用导入模板')
    expect(await readSheetFile(Buffer.from(`名称${','.repeat(5000)}\n甲\n${'\n'.repeat(20_000)}`), few)).toMatchObject({
      length: 10_000,
      0: { length: 30 },
    })
    expect(await refusal(Buffer.from(`名称\n${'\n'.repeat(9998)}甲`), few)).toBe('read')
    expect(await refusal(Buffer.from(`名称\n${'\n'.repeat(9999)}甲`), few)).toBe(tooMany)
  })
})

describe('reads cells as a person sees them', patient, () => {
  const cells = async (row: string) => (await readSheetFile(await workbook(row)))[0]

  it('numbers, per cents, days and formulas', async () => {
    const row = `<row r="1"><c r="A1"><v>0.30000000000000004</v></c><c r="B1" s="1"><v>0.8525</v></c>
      <c r="C1" s="2"><v>45292</v></c><c r="D1" s="2"><v>45292.5</v></c><c r="E1"><f>1+1</f><v>2</v></c>
      <c r="F1" t="b"><v>1</v></c><c r="G1"><v>1.5E+7</v></c><c r="H1"><v>123456789012345678</v></c></row>`
    expect(await cells(row)).toEqual([
      '0.3',
      '85.25%',
      '2024-01-01',
      '2024-01-01 12:00:00',
      '2',
      '是',
      '15000000',
      { fault: '数字超过15位，请把单元格改为文本格式后重新填写' },
    ])
  })
  it('errors and formulas without a value are no empty cells', async () => {
    const row =
      '<row r="1"><c r="A1" t="str"><v>x</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D1"><f>A9</f></c></row>'
    expect(await cells(row)).toEqual([
      'x',
      '',
      { fault: '单元格有错误#DIV/0!' },
      { fault: '公式没有计算结果，请在Excel中打开并保存后再导入' },
    ])
  })
  it('cells that reach over several rows, of as many as there are', async () => {
    const rows = `<row r="1"><c r="A1" t="str"><v>甲</v></c><c r="B1" t="str"><v>一</v></c></row>
      <row r="2"><c r="B2" t="str"><v>二</v></c></row><row r="3"><c r="C3" t="str"><v>三</v></c></row>`
    const merged = (refs: string) => workbook(rows, 'workbook', `<mergeCells>${refs}</mergeCells>`)
    const { merged: found } = await readBook(await merged('<mergeCell ref="A1:A9"/><mergeCell ref="C1:C2"/>'))
    expect(found).toEqual([{ row: 0, column: 0, last: 2 }])
    expect(await refusal(merged('<mergeCell ref="A1:A3"/>'.repeat(20)))).toMatch(/^VALIDATION 文件已损坏/)
  })
  it('keeps the places of empty rows', async () => {
    const sheet = await readSheetFile(
      await workbook('<row r="3"><c r="B3" t="inlineStr"><is><t>　甲　</t></is></c></row>'),
    )
    expect(sheet).toEqual([[], [], ['', '甲']].map((row) => (row.length ? row : expect.anything())))
  })
  it('what our own export wrote', async () => {
    const columns = [
      { header: '名称', kind: 'text' },
      { header: '金额', kind: 'money' },
      { header: '比例', kind: 'percent' },
      { header: '日', kind: 'date' },
      { header: '是否', kind: 'bool' },
    ] as const
    const rows = [['=甲', '1234.50', '6', '2026-03-01', true]]
    const sheet = await readSheetFile(await buffer(xlsx(columns, rows, { sheetName: '一' })))
    expect(sheet[1]).toEqual(['=甲', '1234.5', '6%', '2026-03-01', '是'])
  })
})

describe('comma-separated values', patient, () => {
  it('in UTF-8 with byte order mark, quoted, with line breaks inside', async () => {
    const text = '\ufeff名称,备注,\r\n"甲,""乙""","一\n二",\'=1\r\n\r\n丙'
    expect(await readSheetFile(Buffer.from(text))).toEqual([
      ['名称', '备注', ''],
      ['甲,"乙"', '一\n二', '=1'],
      [''],
      ['丙'],
    ])
  })
  it('in GB18030, with semicolons', async () => {
    expect(await readSheetFile(Buffer.from('c3fbb3c63bb1b8d7a20abcd73b', 'hex'))).toEqual([
      ['名称', '备注'],
      ['甲', ''],
    ])
  })
})

describe('digits of an account', patient, () => {
  const read = async (value: string, style = 0) => {
    const rows = `<row r="1"><c r="A1" t="str"><v>账号</v></c></row><row r="2"><c r="A2" s="${style}"><v>${value}</v></c></row>`
    return (await readSheetFile(await workbook(rows)))[1]?.[0]
  }
  const lost = { fault: '数字超过15位，请把单元格改为文本格式后重新填写' }

  it.each(['1000000000000000', '6222021234567890', '6.2220212345678897E+18', '-2.5332E+19', '6.22202123456E+18'])(
    'more than the fifteen that a spreadsheet keeps are refused, however written: %s',
    async (value) => expect(await read(value)).toEqual(lost),
  )
  it('fifteen are read, and zeros that the format shows', async () => {
    expect(await read('999999999999999')).toBe('999999999999999')
    expect(await read('9.99999999999999E+14')).toBe('999999999999999')
    expect(await read('12345678901', 3)).toBe('0012345678901')
    expect(await read('1234567890123', 3)).toBe('1234567890123')
  })
})

describe('files of other writers', patient, () => {
  const rows = '<row r="1"><c r="A1" t="str"><v>名称</v></c></row>'

  it('name their workbook otherwise, or give sizes in 64 bits', async () => {
    expect(await readSheetFile(await workbook(rows, 'workbook22'))).toEqual([['名称']])
    expect(await readSheetFile(inLongSizes(await workbook(rows)))).toEqual([['名称']])
  })
  it('say what separates their values', async () => {
    expect(await readSheetFile(Buffer.from('sep=;\r\n名称;备注\r\n甲;一,二\r\n'))).toEqual([
      ['名称', '备注'],
      ['甲', '一,二'],
    ])
  })
})

describe('a workbook of several sheets', patient, () => {
  const columns = [{ header: '名称', kind: 'text' }] as const
  const sheets = ['说明', '客户 & 单位'].map((name) => ({ name, columns, rows: [[name]] }))
  const bytes = () => buffer(book(sheets as Parameters<typeof book>[0]))

  it('is read at its first, or at the one that is named; one it does not have is refused', async () => {
    const names = ['说明', '客户 & 单位']
    expect(await refusal(bytes(), { named: '没有' })).toBe('VALIDATION 文件中没有工作表“没有”')
    expect(await readBook(await bytes())).toEqual({ sheets: names, sheet: [['名称'], ['说明']], merged: [] })
    const second = await readBook(await bytes(), { named: '客户 & 单位' })
    expect(second).toEqual({ sheets: names, sheet: [['名称'], ['客户 & 单位']], merged: [] })
  })
})
