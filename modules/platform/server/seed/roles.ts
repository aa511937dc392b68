import type { Sql } from '@chengban/engine/db/sql.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import type { Bundle } from '../../permission/bundles.ts'
import { type DefaultRole, roles } from '../../role/roles.ts'
import { into } from './rows.ts'

/**
 * Creates the default roles in a database without roles and grants them the codes that are new to this database: as
 * bundles when they hold the whole bundle, otherwise one by one. Codes that administrators could already decide on stay
 * unchanged.
 */
export const addRoles = async (tx: Sql, fresh: ReadonlySet<string>, bundles: readonly Bundle[]): Promise<void> => {
  const [known] = await tx.query('select from store.role limit 1')
  if (!known) await into(tx, 'role').insert(roles.map(rowOf))
  if (fresh.size === 0) return
  const ids = new Map(
    (await tx.query<{ id: string; name: string }>('select id, name from store.role')).map(({ id, name }) => [name, id]),
  )
  const given = roles.flatMap((one) => {
    const roleId = ids.get(one.name)
    return roleId ? [{ roleId, ...sharesOf(one, fresh, bundles) }] : []
  })
  await into(tx, 'rolePermission').insert(
    given.flatMap(({ roleId, bundleIds }) => bundleIds.map((permissionId) => ({ id: uuidv7(), roleId, permissionId }))),
  )
  await into(tx, 'roleOperation').insert(
    given.flatMap(({ roleId, codes }) => codes.map((code) => ({ id: uuidv7(), roleId, code }))),
  )
}

const rowOf = ({ codes: _codes, ...shown }: DefaultRole) => ({ id: uuidv7(), ...shown })

const sharesOf = ({ codes }: DefaultRole, fresh: ReadonlySet<string>, bundles: readonly Bundle[]) => {
  const whole = bundles.filter((bundle) => bundle.codes.every((code) => fresh.has(code) && codes.includes(code)))
  const bundled = new Set(whole.flatMap((bundle) => bundle.codes))
  return {
    bundleIds: whole.map(({ id }) => id),
    codes: codes.filter((code) => fresh.has(code.replace(/^!/, '')) && !bundled.has(code)),
  }
}
