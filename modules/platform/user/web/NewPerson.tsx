import type { Entity } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { request } from '@chengban/ui/api/request.ts'
import { useAsker } from '@chengban/ui/data/asker.ts'
import { readRow } from '@chengban/ui/data/calls.ts'
import type { Row } from '@chengban/ui/data/row.ts'
import FormDrawer from '@chengban/ui/form/FormDrawer.tsx'
import type { NewFormProps } from '@chengban/ui/list/ListScreen.tsx'
import { useMemo, useState } from 'react'
import { FirstPassword, type Made } from './FirstPassword.tsx'

/** One form for the person, the account and the roles; the first password is shown once, then nowhere. */
export default function NewPerson({ entity: user, screen, initial, onClose, onSaved }: NewFormProps) {
  const asker = useAsker()
  const entity = useMemo(() => withAccount(user, asker), [user, asker])
  const [made, setMade] = useState<Made>()
  if (made) return <FirstPassword made={made} onClose={onClose} />
  const create = async (values: Row): Promise<Row> => {
    const body = asSent(values)
    const { id, plain } = await request<{ id: string; plain: string }>('POST', '/api/user/edit', { body })
    const row = await readRow(user, id)
    setMade({ id, plain, name: String(row.name), account: String(values.account ?? row.jobNumber).toLowerCase() })
    return row
  }
  return (
    <FormDrawer entity={entity} screen={screen} initial={initial} create={create} onClose={onClose} onSaved={onSaved} />
  )
}

/** The form of a person with the account's name; with roles and secrets for who may give them. */
const withAccount = (user: Entity, asker: Asker): Entity => {
  const open = Object.entries(user.fields).filter(([, { options }]) => !options.secret || asker.has(options.secret))
  const { roleId, ...rest } = Object.fromEntries(open)
  const given = {
    ...rest,
    account: text('用户名', { hint: '留空则与工号相同' }),
    ...(asker.has('role:manage') ? { roleId, roleIds: others } : {}),
  }
  const [first, ...sections] = user.form ?? []
  const account = { title: '账号与角色', fields: ['account', 'roleId', 'presetRoleId', 'roleIds', 'operations'] }
  const placed = new Set(account.fields)
  const form = [first, account, ...sections].flatMap((section) =>
    section
      ? [section === account ? section : { ...section, fields: section.fields.filter((one) => !placed.has(one)) }]
      : [],
  )
  return { ...user, fields: given, form }
}

const others = { kind: 'refs', label: '其他角色', options: { to: 'role' } } satisfies Field

/** As `user/edit` takes it: the main role is one of the roles. */
const asSent = ({ account, roleIds, roleId, ...values }: Row): Row => {
  const beside = listIn<string>(roleIds)
  const roles = roleId
    ? { mainRoleId: roleId, roleIds: [...new Set([String(roleId), ...beside])] }
    : { roleIds: beside }
  return {
    ...values,
    ...(account ? { account: { name: account } } : {}),
    ...(roles.roleIds.length ? roles : {}),
  }
}
