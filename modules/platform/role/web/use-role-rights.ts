import { listIn } from '@chengban/kernel/list-in.ts'
import { request } from '@chengban/ui/api/request.ts'
import { readAllRows } from '@chengban/ui/data/calls.ts'
import { idOf, type Row, versionOf } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { useQuery } from '@tanstack/react-query'
import type { Bundle, Rights } from './rights.ts'

/** All bundles and codes there are, and those the role has. */
export const useRoleRights = (role: Row) => {
  const [permission, operation, rolePermission, roleOperation] = [
    useEntity('permission'),
    useEntity('operation'),
    useEntity('rolePermission'),
    useEntity('roleOperation'),
  ]
  const ofRole = { filters: { roleId: { equalTo: idOf(role) } } }
  const { data, error, refetch } = useQuery({
    queryKey: ['record', 'role', idOf(role), 'rights', role.version],
    queryFn: async ({ signal }) => {
      const [bundles, codes, hasBundles, hasCodes] = await Promise.all([
        readAllRows(permission, { sort: 'sort,name', columns: ['id', 'name', 'operationIds', 'menuIds'] }, signal),
        readAllRows(operation, { sort: 'sort,id', columns: ['id', 'name', 'isSensitive'] }, signal),
        readAllRows(rolePermission, { ...ofRole, columns: ['permissionId'] }, signal),
        readAllRows(roleOperation, { ...ofRole, columns: ['code'] }, signal),
      ])
      const rights: Rights = {
        permissionIds: hasBundles.map((row) => String(row.permissionId)),
        operationCodes: hasCodes.map((row) => String(row.code)),
      }
      return {
        bundles: bundles.map(bundleOf),
        codes: codes.map((row) => ({ id: idOf(row), name: String(row.name), isSensitive: row.isSensitive === true })),
        rights,
      }
    },
    meta: { quiet: true },
  })
  return { found: data, error, again: refetch }
}

export const saveRights = (role: Row, rights: Rights): Promise<unknown> =>
  request('PATCH', '/api/role/action/set-permission', { body: { id: role.id, version: versionOf(role), ...rights } })

const bundleOf = (row: Row): Bundle => ({
  id: idOf(row),
  name: String(row.name),
  operationIds: listIn<string>(row.operationIds),
  menuIds: listIn<unknown>(row.menuIds)
    .map(Number)
    .sort((a, b) => a - b),
})

/** A code as the editor knows it. */
export interface KnownCode {
  readonly id: string
  readonly name: string
  readonly isSensitive: boolean
}
