import type { Entity } from '@chengban/kernel/entity.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { useQuery } from '@tanstack/react-query'
import { readForOthers } from './entry-calls.ts'
import { Items } from './Items.tsx'

interface Props {
  readonly item: Entity
  readonly again: () => void
}

/** My open items for newcomers, and what I take over from leavers. */
export const ForOthers = ({ item, again }: Props) => {
  const me = useSession(({ person }) => person?.id)
  const { data = [], refetch } = useQuery({
    queryKey: ['entry', 'for-others', me],
    queryFn: () => readForOthers(item, String(me)),
    enabled: me !== undefined,
    meta: { quiet: true },
  })
  const both = (): void => {
    void refetch()
    again()
  }
  return (['准备', '交接'] as const).map((kind) => (
    <Items
      key={kind}
      kind={kind}
      title={`由我办理的${kind}`}
      items={data.filter((each) => each.kind === kind)}
      item={item}
      again={both}
    />
  ))
}
