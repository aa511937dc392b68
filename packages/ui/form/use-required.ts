import { useEffect } from 'react'
import { notify } from '../api/notices.ts'

/**
 * Whether all required properties of a control are set. The compiler misses some cases (a screen found by its path, a
 * declaration loaded without a part); these are reported on the console and in a yellow notice: `{key} 未设置`.
 */
export const useRequired = <P extends object>(props: P, keys: readonly (keyof P & string)[]): boolean => {
  const missing = keys.filter((key) => props[key] === undefined || props[key] === null).join('、')
  useEffect(() => {
    if (!missing) return
    const text = `${missing} 未设置`
    // biome-ignore lint/suspicious/noConsole: who writes the screen looks here
    console.warn(text)
    notify({ kind: 'warn', text })
  }, [missing])
  return missing === ''
}
