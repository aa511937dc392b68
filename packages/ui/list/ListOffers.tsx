import { EllipsisOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { Suspense, useState } from 'react'
import type { Row } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { type Offering, useOffers } from '../offer/use-offers.ts'
import { useNarrow } from '../window/use-narrow.ts'
import type { List } from './use-list.ts'

const OfferDialog = lazyPart(() => import('../offer/OfferDialog.tsx'))
const TakenAnswer = lazyPart(() => import('../move/TakenAnswer.tsx'))

/** The calls offered on the whole list: the first as a button, the others behind …. */
export default function ListOffers({ list }: { readonly list: List }) {
  const { offerings, taken, close } = useOffers(list.entity, 'list')
  const [chosen, setChosen] = useState<Offering>()
  const isNarrow = useNarrow()
  const open = offerings.filter(({ takes }) => takes(nothing))
  const first = isNarrow ? undefined : open[0]
  const rest = first ? open.slice(1) : open
  const items = rest.map(({ move }) => ({ key: move.name, label: move.label }))
  return (
    <>
      {items.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{ items, onClick: ({ key }) => setChosen(open.find(({ move }) => move.name === key)) }}
        >
          <Button icon={<EllipsisOutlined />} aria-label="更多操作" />
        </Dropdown>
      )}
      {first && <Button onClick={() => setChosen(first)}>{first.move.label}</Button>}
      {chosen && (
        <Suspense>
          <OfferDialog
            entity={list.entity}
            row={nothing}
            rows={none}
            offering={chosen}
            title={chosen.move.label}
            onClose={() => setChosen(undefined)}
            onDone={() => void list.refresh()}
          />
        </Suspense>
      )}
      {taken && (
        <Suspense>
          <TakenAnswer taken={taken} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

const nothing: Row = {}
const none: readonly Row[] = []
