import { nameQuery, runQuery } from '@chengban/ui/api/named-query.ts'

nameQuery('resetPassword', 'mutation ($id: UUID!) { resetPassword(input: { id: $id }) { plain } }')

/** Gives a person or their account a new password, which is told this once. */
export const resetPassword = async (id: string): Promise<string> => {
  const { resetPassword: given } = await runQuery<{ resetPassword: { plain: string } }>('resetPassword', { id })
  return given.plain
}
