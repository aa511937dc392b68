import {
  ApartmentOutlined,
  AppstoreOutlined,
  BarChartOutlined,
  CalendarOutlined,
  ProjectOutlined,
  ScheduleOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import type { Layout } from '@chengban/kernel/listing.ts'
import type { ComponentType } from 'react'
import { layoutWords } from './layouts.ts'
import type { List } from './use-list.ts'

const icons: Readonly<Record<Layout, ComponentType>> = {
  table: UnorderedListOutlined,
  cards: AppstoreOutlined,
  board: ProjectOutlined,
  calendar: CalendarOutlined,
  gantt: ScheduleOutlined,
  matrix: TableOutlined,
  months: CalendarOutlined,
  tree: ApartmentOutlined,
  chart: BarChartOutlined,
}

/** Switches between the list's layouts; the address keeps the choice. */
export default function LayoutButtons({ list: { layouts, firstLayout, layout, change } }: { readonly list: List }) {
  return (
    <fieldset className="cb-layouts" aria-label="样式">
      {layouts.map((each) => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === layout}
            aria-label={layoutWords[each]}
            title={layoutWords[each]}
            onClick={() => change({ layout: each === firstLayout ? '' : each, at: '', zoom: '' })}
          >
            <Icon />
          </button>
        )
      })}
    </fieldset>
  )
}
