import { Refusal } from '@chengban/kernel/refusal.ts'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/** The form fields received so far; fields may come before the file or after it. */
export interface FormFields {
  folder?: string
  control?: string
}

/** The one file of a form while it streams, and what else the form says once all of it is read. */
export interface OpenForm {
  file: MultipartFile
  before: Readonly<FormFields>
  /** Reads the fields behind the file; to be called when the file's stream has ended. */
  rest: () => Promise<FormFields>
}

const limits = { files: 1, fields: 10, fieldSize: 1000, fileSize: Number.POSITIVE_INFINITY }

/** Opens a multipart form at its file; refuses when it has none, or is none. */
export async function openForm(request: FastifyRequest): Promise<OpenForm> {
  if (!request.isMultipart()) throw new Refusal('VALIDATION', '请选择文件')
  const parts = request.parts({ limits })
  const fields: FormFields = {}
  const next = () => nextFile(parts, fields)
  const file = await next()
  if (!file) throw new Refusal('VALIDATION', '请选择文件')
  const rest = async (): Promise<FormFields> => {
    await next()
    return fields
  }
  return { file, before: { ...fields }, rest }
}

/** Reads on to the next part that is the file, noting fields on the way; null at the end of the form. */
async function nextFile(parts: ReturnType<FastifyRequest['parts']>, fields: FormFields): Promise<MultipartFile | null> {
  for await (const part of { [Symbol.asyncIterator]: () => ({ next: () => parts.next() }) }) {
    if (part.type === 'field') {
      if (part.fieldname === 'folder' || part.fieldname === 'control') fields[part.fieldname] = String(part.value)
      continue
    }
    if (part.fieldname === 'file' && part.filename) return part
    part.file.resume()
  }
  return null
}

/** The parser's own errors in words; anything else as it is. */
export function formError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Refusal) return error
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'FST_FILES_LIMIT') return new Refusal('VALIDATION', '一次只能上传一个文件')
  const isForm = code.startsWith('FST_') || /multipart|terminated early|unexpected end/i.test(error.message)
  return isForm ? new Refusal('VALIDATION', '请求格式错误') : error
}
