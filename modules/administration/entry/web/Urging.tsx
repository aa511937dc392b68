import { useMutation } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import type { Item } from './entry-calls.ts'
import { lateByPerson, urge } from './urge.ts'

/** Reminds of a newcomer's overdue items: everybody responsible, or one of them. */
export const Urging = ({ late, of }: { readonly late: readonly Item[]; readonly of: string }) => {
  const { mutate, isPending } = useMutation({ mutationFn: urge })
  const people = lateByPerson(late)
  const button = (onClick?: () => void) => (
    <Button type="link" size="small" loading={isPending} aria-label={`催办 ${of}`} onClick={onClick}>
      催办
    </Button>
  )
  if (people.length < 2) return button(() => mutate(late))
  const all = { key: '', label: `全部 ${late.length}项` }
  const each = people.map(({ id, name, items }) => ({ key: id, label: `${name} ${items.length}项` }))
  const chosen = (key: string) => people.find(({ id }) => id === key)?.items ?? late
  return (
    <Dropdown trigger={['click']} menu={{ items: [...each, all], onClick: ({ key }) => mutate(chosen(key)) }}>
      {button()}
    </Dropdown>
  )
}
