import type { Engine } from '@chengban/engine/engine.ts'

/** Names shown in the header of every client page: project, client and company. */
export const namesOf = async (engine: Engine, projectId: unknown) => {
  const [project] = await engine.read<Record<'name' | 'client' | 'company', string | null>>({
    text: `select rule.label_project($1) ->> 'name' as name, app.project_client($1) as client,
      app.project_company($1) as company`,
    params: [projectId],
  })
  return {
    projectName: project?.name ?? null,
    clientName: project?.client ?? null,
    companyName: project?.company ?? null,
  }
}
