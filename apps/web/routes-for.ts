import type { RouteObject } from 'react-router'

/**
 * Without the routes that a path is none of. The router sorts all it is given for each page anew, which with every
 * screen of the product takes ten milliseconds.
 */
export const routesFor = (routes: readonly RouteObject[], path: string): RouteObject[] =>
  routes
    .filter((route) => /[:*]/.test(route.path ?? ':') || plainOf(route.path) === plainOf(path))
    .map((route) => (route.children ? { ...route, children: routesFor(route.children, path) } : route))

/** As the router compares paths: without the slash at the end, in small letters. */
const plainOf = (path = ''): string => path.replace(/\/+$/, '').toLowerCase()
