import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readEnv, SETTINGS } from './env.ts'
import { projectRoot } from './project-root.ts'

const read = (...names: string[]) => readFileSync(path.join(projectRoot, ...names), 'utf8')

/** Kubernetes' own schema of each kind, by the version it's asked for in. */
const KINDS: Record<string, object> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
}

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string }
  // biome-ignore lint/suspicious/noExplicitAny: manifests of every kind
  [part: string]: any
}
type Model = new (data: object) => { validate: () => void }

function check(manifest: Manifest): void {
  const Kind = (KINDS[manifest.apiVersion] as Record<string, Model> | undefined)?.[manifest.kind]
  if (!Kind) throw new Error(`There is no ${manifest.kind} in ${manifest.apiVersion}`)
  new Kind(manifest).validate()
}

const FOLDER = path.join('deploy', 'kubernetes')
const manifests = readdirSync(path.join(projectRoot, FOLDER)).flatMap((name) =>
  parseAllDocuments(read(FOLDER, name)).map((document) => document.toJS() as Manifest),
)
const find = (kind: string, name: string) =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name)

describe('the manifests for Kubernetes', () => {
  test.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    '%s %s is as its schema says',
    (_, __, manifest) => expect(() => check(manifest)).not.toThrow(),
  )

  test.each<[string, (manifest: Manifest) => void]>([
    ['a count in words', ({ spec }) => Object.assign(spec, { replicas: 'three' })],
    ['a container without a name', ({ spec }) => delete spec.template.spec.containers[0].name],
    ['no selector', ({ spec }) => delete spec.selector],
    [
      'a port in words',
      ({ spec }) => Object.assign(spec.template.spec.containers[0].ports[0], { containerPort: 'x' }),
    ],
    ['a version there is none of', (manifest) => Object.assign(manifest, { apiVersion: 'apps/v9' })],
  ])('%s would be noticed', (_, spoil) => {
    const manifest = structuredClone(find('Deployment', 'api')) as Manifest
    spoil(manifest)
    expect(() => check(manifest)).toThrow()
  })

  test('what one names, another one is', () => {
    for (const { spec } of manifests.filter(({ kind }) => kind === 'Service')) {
      const target = manifests.find(
        (each) => each.kind === 'Deployment' && each.spec.template.metadata.labels.app === spec.selector.app,
      )
      const ports = target?.spec.template.spec.containers[0].ports.map(({ name }: { name: string }) => name)
      for (const { targetPort } of spec.ports) expect(ports).toContain(targetPort)
    }
    const api = find('Deployment', 'api')?.spec.template.spec.containers[0]
    expect(find('ConfigMap', api.envFrom[0].configMapRef.name)).toBeDefined()
    expect(find('Secret', api.envFrom[1].secretRef.name)).toBeDefined()
    const { secretName } = find('Ingress', 'api')?.spec.tls[0] ?? {}
    expect(secretName).toBeTruthy()
    for (const { kind, metadata } of manifests)
      if (kind !== 'Namespace') expect(metadata.namespace).toBe('legible')
  })

  test('nothing runs as root, grows, or may become more than it is', () => {
    for (const { spec } of manifests.filter(({ kind }) => kind === 'Deployment')) {
      const { securityContext, containers } = spec.template.spec
      expect(securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      })
      for (const { securityContext, resources, image } of containers) {
        expect(securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        })
        expect(resources.limits.memory).toBeTruthy()
        expect(image).toMatch(/:[\w.-]*\d[\w.-]*$/)
      }
    }
  })

  test('the settings are ones the server takes', () => {
    const given = { ...find('ConfigMap', 'legible')?.data, ...find('Secret', 'legible')?.stringData }
    expect(SETTINGS).toEqual(expect.arrayContaining(Object.keys(given)))
    expect(readEnv({ NODE_ENV: 'production', ...given }).TRUST_PROXY).toBe(1)
  })
})

describe('the compose file', () => {
  const { services, volumes, networks } = parse(read('deploy', 'compose.yaml'))

  test('has every part, and lets only the proxy out', () => {
    expect(Object.keys(services).sort()).toEqual(['api', 'pgbouncer', 'postgres', 'proxy'])
    expect(Object.keys(services).filter((name) => services[name].ports)).toEqual(['proxy'])
    expect(services.api.deploy.replicas).toBeGreaterThan(1)
    expect(networks.inside.internal).toBe(true)
  })

  test('names only what there is', () => {
    for (const service of Object.values<Manifest>(services)) {
      const needed: string[] = Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {})
      for (const name of needed) expect(services).toHaveProperty(name)
      for (const name of service.networks) expect(networks).toHaveProperty(name)
      for (const mount of (service.volumes ?? []) as string[]) {
        const [from = ''] = mount.split(':')
        if (from.startsWith('.')) expect(read('deploy', from).length).toBeGreaterThan(0)
        else expect(volumes).toHaveProperty(from)
      }
      if (service.image !== 'legible') expect(service.image).toMatch(/:[\w.-]*\d[\w.-]*$/)
    }
  })

  test('gives the server settings it takes', () => {
    const filled = Object.entries<string>(services.api.environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):\?[^}]*\}/g, 'filled-in'),
    ])
    expect(SETTINGS).toEqual(expect.arrayContaining(filled.map(([name]) => name)))
    expect(readEnv(Object.fromEntries(filled)).DATABASE_URL).toBe(
      'postgres://legible:filled-in@pgbouncer:5432/legible',
    )
  })
})

test('the image is built in stages, runs as nobody special, and says how it is', () => {
  const stages = read('Dockerfile')
    .split(/^FROM /m)
    .slice(1)
  expect(stages.length).toBeGreaterThan(1)
  for (const stage of stages) expect(stage).toMatch(/^node:\d+\.\d+/)
  const last = stages.at(-1) ?? ''
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK .*[\s\S]*\/api\/health/m)
  expect(last).not.toMatch(/npm install|COPY (shared|server|web) /)
  // What is copied in is there, and what the ignore file leaves out is not needed.
  const ignored = read('.dockerignore').split('\n')
  for (const [, names = ''] of stages[0]?.matchAll(/^COPY (.+) \S+$/gm) ?? [])
    for (const name of names.split(' ')) {
      expect(ignored).not.toContain(name)
      expect(existsSync(path.join(projectRoot, name))).toBe(true)
    }
})
