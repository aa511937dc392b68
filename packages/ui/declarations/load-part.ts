import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A code part that did not come, or not in time. `isOld`: the server has another version by now. */
export class PartMissing extends Error {
  readonly isOld: boolean

  constructor(isOld: boolean, cause: unknown) {
    super(isOld ? '有新版本，点击刷新' : '页面加载失败，请刷新', { cause })
    this.name = 'PartMissing'
    this.isOld = isOld
  }
}

/** Loads a code part within 120 s, and once more if that fails; then {@link PartMissing}. */
export const loadPart = async <T>(load: () => Promise<T>, limit = 120_000): Promise<T> => {
  try {
    return await within(load, limit).catch(() => within(load, limit))
  } catch (cause) {
    throw new PartMissing(await isReplaced(), cause)
  }
}

/** React.lazy with those limits. */
export const lazyPart = <P>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => loadPart(load))

/** Whether the pages on the server are no longer those this window was started from. */
export const isReplaced = async (): Promise<boolean> => {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src')
  const page = await fetch(location.pathname, { cache: 'no-store' })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null)
  return page !== null && own !== undefined && own !== null && !page.includes(own)
}

const within = <T>(load: () => Promise<T>, limit: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${limit} ms`)), limit)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
