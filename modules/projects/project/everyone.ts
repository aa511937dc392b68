/** Everybody who works on a project. */
export const everyone = [
  'principalId',
  'devPrincipalId',
  'impPrincipalId',
  { members: 'projectMember', by: 'projectId', person: 'userId' },
] as const
