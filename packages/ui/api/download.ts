import { ApiError, type ApiErrorCode } from './api-error.ts'
import { type RequestOptions, send } from './request.ts'

/** Saves an export under the name the server gives, or `name`. Ten minutes at most; refusals are {@link ApiError}s. */
export const download = async (path: string, query: RequestOptions['query'] = {}, name = '导出'): Promise<void> => {
  const response = await send('GET', path, { query, timeout: 600_000 })
  if (!response.ok) throw await refusalOf(response)
  save(await response.blob(), fileName(response.headers.get('Content-Disposition')) ?? name)
}

/** The file name of a Content-Disposition header, in its UTF-8 form where it has one. */
export const fileName = (header: string | null): string | null => {
  const extended = header?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (extended) return decodeURIComponent(extended)
  return header?.match(/filename="?([^";]+)"?/i)?.[1] ?? null
}

/** Saves a text that has come already under a name. */
export const saveText = (text: string, name: string): void => save(new Blob([text]), name)

const save = (blob: Blob, name: string): void => {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

const refusalOf = async (response: Response): Promise<ApiError> => {
  const body: {
    code: ApiErrorCode
    message: string
    data: ApiError['data']
  } | null = await response.json().catch(() => null)
  return body
    ? new ApiError(body.code, response.status, body.message, body.data)
    : new ApiError('NO_ENVELOPE', response.status, `${response.status} ${response.statusText}`.trim())
}
