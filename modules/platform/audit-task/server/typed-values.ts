import { invalid } from '@chengban/kernel/refusal.ts'

/** Returns the values of an unfinished form. A query string carries them as JSON text. */
export const typedValues = (values: unknown): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = typeof values === 'string' ? JSON.parse(values) : (values ?? {})
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown>
  } catch {
    // Rejected below, like any other value that is not an object
  }
  throw invalid({ values: '表单内容格式错误' })
}
