import { askerOf } from '@chengban/engine/asker.ts'
import { answer, type CallHandler, type NamedCall } from '@chengban/engine/call.ts'
import { screensOf } from '@chengban/engine/dashboard/place.ts'
import { type DashboardSources, tellDashboard } from '@chengban/engine/dashboard/tell-dashboard.ts'
import type { Area } from '@chengban/kernel/area.ts'
import type { Dashboard } from '@chengban/kernel/dashboard.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { showDashboard } from '../dashboard.call.ts'

/** The dashboards of all areas behind one address. */
export const dashboardCalls = (
  areas: readonly Area[],
  dashboards: readonly Dashboard[],
  calls: () => readonly NamedCall[],
): readonly NamedCall[] => [answer(showDashboard, show(dashboards, { screens: screensOf(areas), calls }))]

const show =
  (dashboards: readonly Dashboard[], sources: DashboardSources): CallHandler<typeof showDashboard> =>
  async (engine, input) => {
    const found = dashboards.find(({ name }) => name === input.name)
    if (!found || evaluate(found.who, {}, askerOf(engine.writer.actor)) !== true) throw notFound()
    return (await tellDashboard(engine, sources, found, input)) as never
  }
