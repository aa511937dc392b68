import { invalid } from '@chengban/kernel/refusal.ts'

/** The values of a form as it stands: a query carries them as text. */
export const typedValues = (values: unknown): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = typeof values === 'string' ? JSON.parse(values) : (values ?? {})
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown>
  } catch {
    // told below, like every other form that is none
  }
  throw invalid({ values: '表单内容格式错误' })
}
