import writeExcelFile from 'write-excel-file/node'
import type { Answer, Api, TestServer } from '../../testing/server.ts'
import { expectOk } from '../../testing/team.ts'

export type SheetCell = string | number | boolean | Date | null | { readonly value: string; readonly type: 'Formula' }

/** A workbook as another library writes it. */
export const sheetOf = (rows: readonly (readonly SheetCell[])[]): Promise<Buffer> =>
  writeExcelFile(
    rows.map((row) =>
      row.map((cell) => (cell instanceof Date ? { value: cell, format: 'yyyy-mm-dd' } : cell)),
    ) as never,
  ).toBuffer()

/** POST /file into a folder, as the form of a page sends it. */
export const uploadTo = async (
  { app }: TestServer,
  { token }: Api,
  name: string,
  bytes: Buffer,
  folder = 'import',
): Promise<Answer> => {
  const boundary = 'sheet-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="folder"\r\n\r\n${folder}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const response = await app.inject({
    method: 'POST',
    url: '/file',
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
  return { status: response.statusCode, ...response.json() }
}

/** Uploads a sheet and brings it in. */
export const bringIn = async (
  server: TestServer,
  api: Api,
  bytes: Buffer,
  body: Record<string, unknown> = {},
  table = 'client',
): Promise<Answer> => {
  const { data: url } = await uploadTo(server, api, '导入.xlsx', bytes)
  return api.post(`/api/${table}/import`, { url, ...body })
}

export const clientHead = [
  '客户名称',
  '客户类型',
  '省',
  '市',
  '主要联系人',
  '联系电话',
  '税号（统一社会信用代码）',
  '计划下次联系',
  '协助人',
  '需要商务支持',
]

/** A client's line that is right in every cell, unless the changes say otherwise. */
export const clientLine = (name: string, changes: Readonly<Record<string, SheetCell>> = {}): SheetCell[] => {
  const right: Record<string, SheetCell> = {
    客户名称: name,
    客户类型: '公立医院',
    省: '甲省',
    市: '甲市',
    主要联系人: '何川',
    ...changes,
  }
  return clientHead.map((head) => right[head] ?? null)
}

/** Gives a person codes of their own. */
export const give = async (admin: Api, userId: string, operations: readonly string[]): Promise<void> => {
  const { version } = (await admin.get(`/api/user/${userId}`)).data
  expectOk(await admin.patch(`/api/user/${userId}`, { id: userId, version, operations }))
}
