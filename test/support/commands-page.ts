/** Makes docs/commands.md of what each command says of itself under --help. */
import { commands } from '../../src/cli/commands.ts'

/** The page, byte for byte. */
export async function commandsPage(): Promise<string> {
  const helps = await Promise.all(
    commands.map(async ({ name, summary, load }) => ({ name, summary, help: (await load()).help })),
  )
  const sections = helps.map(
    ({ name, summary, help }) => `## ${name}

${summary}.

\`\`\`text
${help.trimEnd()}
\`\`\`
`,
  )
  return `<!-- Made by "npm run test:update" from what the commands print. Do not edit. -->

# Commands

What \`npx txmap COMMAND --help\` prints, for every command. All of them work offline; \`sandbox\` and \`demo\` listen on your machine. Exit codes mean the same everywhere: 0 fine, 1 something was found, 2 called wrongly or a file cannot be read or written, 3 a bug of ours, 130 interrupted before the end.

${commands.map(({ name, summary }) => `- [${name}](#${name}): ${summary}`).join('\n')}

${sections.join('\n')}`
}
