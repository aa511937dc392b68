import { createCache } from '@ant-design/cssinjs'

/**
 * antd's store of styles that forgets none. By itself it drops those of a control with the last one on the page, and
 * works them out again for the next screen.
 */
export const keepStyles = (): ReturnType<typeof createCache> => {
  const cache = createCache()
  const update = cache.opUpdate.bind(cache)
  // an entry is its number of users and what they use: it begins with one who never leaves
  cache.opUpdate = (key, next) => update(key, (before) => next(before ?? [1, undefined]))
  return cache
}
