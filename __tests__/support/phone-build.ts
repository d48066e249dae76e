import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { traverse, types as t, type NodePath } from '@babel/core'

import { CROSSINGS, GESTURE_CALLBACKS } from './worklets/crossings'

/** What Metro needs to know of the app, and what it does with one file (of `@expo/metro-config`). */
type MetroConfig = {
  readonly transformer: {
    readonly babelTransformerPath: string
    readonly enableBabelRuntime?: boolean | string
    readonly enableBabelRCLookup?: boolean
    getTransformOptions(): Promise<{ readonly transform: Readonly<Record<string, unknown>> }>
  }
}
type Transformer = {
  transform(job: { filename: string; src: string; options: object; plugins: [] }): { ast: t.File }
}

export type Phone = 'android' | 'ios'
const root = join(__dirname, '..', '..')

/** Every source file that a phone gets, with its text; `.web` files are the browser's. */
export function sourceFiles(): Map<string, string> {
  const names = ['app', 'components'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(web|d)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  return new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
}

/** A compiler for one phone: the app's own Metro configuration, and the options that `expo export` adds to it. */
async function phoneCompiler(platform: Phone): Promise<(file: string, source: string) => t.File> {
  const { transformer } = jest.requireActual<MetroConfig>(join(root, 'metro.config.js'))
  const { expo } = jest.requireActual<{ expo: { experiments: { reactCompiler: boolean } } }>(
    join(root, 'app.json'),
  )
  const { transform } = jest.requireActual<Transformer>(transformer.babelTransformerPath)
  const options = {
    ...(await transformer.getTransformOptions()).transform,
    enableBabelRuntime: transformer.enableBabelRuntime,
    enableBabelRCLookup: transformer.enableBabelRCLookup,
    dev: false,
    minify: true,
    platform,
    projectRoot: root,
    type: 'module',
    customTransformOptions: {
      engine: 'hermes',
      bytecode: '1',
      reactCompiler: String(expo.experiments.reactCompiler),
      routerRoot: 'app',
    },
  }
  return (file, source) => transform({ filename: join(root, file), src: source, options, plugins: [] }).ast
}

/** What would go wrong on a phone in these files, given as path and source: each as `file:line: fault`. */
export async function workletFaults(platform: Phone, files: ReadonlyMap<string, string>): Promise<string[]> {
  const compile = await phoneCompiler(platform)
  const compiled = new Map([...files].map(([file, source]) => [file, compile(file, source)]))
  // The compilers' own traversals left notes there that are out of date.
  traverse.cache.clear()
  const programs = new Map([...compiled].map(([file, ast]) => [file, programOf(ast)]))
  return [...programs].flatMap(([file, program]) =>
    faultsOf(program, (name, from) => {
      const there = resolved(programs, file, from)
      const exported = there?.scope.getBinding(name)
      return exported !== undefined && isBareBinding(exported, () => false)
    }).map((fault) => `${file}:${fault}`),
  )
}

/** Is this a function of another file that is no worklet? */
type Elsewhere = (name: string, from: string) => boolean
type Binding = NonNullable<ReturnType<NodePath['scope']['getBinding']>>

function programOf(ast: t.File): NodePath<t.Program> {
  const found: NodePath<t.Program>[] = []
  traverse(ast, { Program: (path) => void found.push(path) })
  return found[0]!
}

function resolved<T>(programs: ReadonlyMap<string, T>, file: string, from: string): T | undefined {
  const path = join(dirname(file), from)
  return ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => programs.get(path + end)).find(Boolean)
}

function faultsOf(program: NodePath<t.Program>, elsewhere: Elsewhere): string[] {
  const found: string[] = []
  const report = ({ node }: NodePath, fault: string) => found.push(`${node.loc?.start.line ?? '?'}: ${fault}`)
  program.traverse({
    CallExpression(call) {
      const worklet = call.findParent(isWorkletFactory)
      // What a worklet makes is on the UI thread already, but what it calls must be there too.
      if (worklet) {
        for (const used of [call.get('callee'), ...(isScheduling(call.node) ? [] : call.get('arguments'))]) {
          if (used.isIdentifier() && isBareCapture(used, worklet, elsewhere)) {
            report(call, `a worklet uses ${used.node.name}, which is none`)
          }
        }
        return
      }
      const { name, method } = calleeOf(call.node)
      const crossing = method && GESTURE_CALLBACKS.includes(name) ? [0] : (CROSSINGS.get(name) ?? [])
      for (const given of call.get('arguments').filter((_, index) => crossing.includes(index))) {
        if (isBareFunction(given, elsewhere)) report(given, `the callback of ${name} is no worklet`)
      }
    },
  })
  return found
}

const isScheduling = (call: t.CallExpression) => ['scheduleOnRN', 'runOnJS'].includes(calleeOf(call).name)

function calleeOf({ callee }: t.CallExpression): { name: string; method: boolean } {
  if (t.isIdentifier(callee)) return { name: callee.name, method: false }
  const property = t.isMemberExpression(callee) ? callee.property : null
  return { name: t.isIdentifier(property) ? property.name : '', method: true }
}

/** The plugin turns a worklet into `function nameFactory({ captured }) { … return worklet }({ captured })`. */
function isWorkletFactory(path: NodePath): boolean {
  return path.isFunctionExpression() && (path.node.id?.name.endsWith('Factory') ?? false)
}

/** The factory is given what the worklet captures under the name that it has outside. */
function isBareCapture(used: NodePath<t.Identifier>, factory: NodePath, elsewhere: Elsewhere): boolean {
  const { name } = used.node
  if (used.scope.getBinding(name)?.scope !== factory.scope) return false
  const outside = factory.parentPath?.scope.getBinding(name)
  return outside !== undefined && isBareBinding(outside, elsewhere)
}

/** Looks through names, also those that the React Compiler introduced. What cannot be known is not judged. */
function isBareFunction(path: NodePath, elsewhere: Elsewhere): boolean {
  const isBare = (part: NodePath) => isBareFunction(part, elsewhere)
  if (path.isFunction()) return true
  if (path.isObjectExpression()) {
    return path.get('properties').some((part) => isBare(part.isObjectProperty() ? part.get('value') : part))
  }
  if (path.isConditionalExpression()) return [path.get('consequent'), path.get('alternate')].some(isBare)
  if (path.isLogicalExpression()) return [path.get('left'), path.get('right')].some(isBare)
  if (!path.isIdentifier()) return false
  const binding = path.scope.getBinding(path.node.name)
  return binding !== undefined && isBareBinding(binding, elsewhere)
}

function isBareBinding(binding: Binding, elsewhere: Elsewhere): boolean {
  if (binding.kind === 'param') return false
  return [binding.path, ...binding.constantViolations].some((set) => {
    if (set.isFunctionDeclaration()) return true
    if (set.isVariableDeclarator()) {
      const value = set.get('init')
      return value.hasNode() && isBareFunction(value, elsewhere)
    }
    if (set.isImportSpecifier() && t.isImportDeclaration(set.parent) && t.isIdentifier(set.node.imported)) {
      return elsewhere(set.node.imported.name, set.parent.source.value)
    }
    return set.isAssignmentExpression() && isBareFunction(set.get('right'), elsewhere)
  })
}
