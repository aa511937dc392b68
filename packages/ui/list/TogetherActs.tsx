import { movesOf } from '@chengban/kernel/moves.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { request } from '../api/request.ts'
import { asOwnWrite } from '../data/own-writes.ts'
import { canOf, idOf, type Row, versionOf } from '../data/row.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { begunLines } from '../offer/offered.ts'
import { useOffers } from '../offer/use-offers.ts'
import type { List } from './use-list.ts'

const MoveDialog = lazyPart(() => import('../move/MoveDialog.tsx'))

/** Moves and calls that are made of all chosen rows at once: all of them or none. */
export const TogetherActs = ({ list }: { readonly list: List }) => {
  const { entity, selectedRows } = list
  const [move, setMove] = useState<Move>()
  const { offerings } = useOffers(entity, 'rows')
  const offering = (of: Move) => offerings.find((each) => each.move.name === of.name)
  const moves = [...movesOf(entity).filter(({ many }) => many), ...offerings.map((each) => each.move)]
  const may = (of: Move, row: Row): boolean => offering(of)?.takes(row) ?? canOf(row).includes(of.name)
  const ids = selectedRows.map(idOf)
  const send = async (of: Move, input: Row): Promise<unknown> => {
    const said = await (offering(of)?.send(selectedRows, input) ?? sendMove(of, input))
    list.clear()
    return said
  }
  const sendMove = async ({ name }: Move, input: Row): Promise<void> => {
    const rows = selectedRows.map((row) => ({ id: idOf(row), version: versionOf(row) }))
    await asOwnWrite(ids, () =>
      request('POST', `/api/${entity.resource}/action/${name}`, { body: { ...input, ids: rows } }),
    )
  }
  return (
    <>
      {moves
        .filter((each) => selectedRows.some((row) => may(each, row)))
        .map((each) => {
          const isAllowed = selectedRows.every((row) => may(each, row))
          return (
            <Button
              key={each.name}
              danger={each.danger ?? false}
              disabled={!isAllowed}
              title={isAllowed ? undefined : `所选中有不能${each.label}的`}
              onClick={() => setMove(each)}
            >
              {each.label}
            </Button>
          )
        })}
      {move && (
        <Suspense>
          <MoveDialog
            {...{ entity, move, row: manyRows }}
            title={`${move.label}所选 ${ids.length} 条`}
            typed={begunLines(offering(move), selectedRows)}
            send={(input) => send(move, input)}
            onClose={() => setMove(undefined)}
            onMoved={() => void list.refresh()}
          />
        </Suspense>
      )}
    </>
  )
}

// a form for several rows must not start with the values of one of them
const manyRows: Row = {}
