import type { NamedCall } from '@chengban/engine/call.ts'
import { Catalog } from '@chengban/engine/schema/catalog.ts'
import type { Handler } from '@chengban/engine/write/scene.ts'
import type { Area } from '@chengban/kernel/area.ts'
import { platform } from '@chengban/modules/platform/area.ts'
import { sales } from '@chengban/modules/sales/area.ts'
import { salesHandlers } from '@chengban/modules/sales/server/handlers.ts'

export const areas: readonly Area[] = [platform, sales]
export const makeCatalog = (): Catalog => new Catalog(areas.flatMap(({ entities }) => entities))
export const handlers: Readonly<Record<string, Handler>> = new Proxy({ ...salesHandlers } as Record<string, Handler>, { get: (t, k) => t[k as string] ?? (() => undefined) })
export const calls: readonly NamedCall[] = []
