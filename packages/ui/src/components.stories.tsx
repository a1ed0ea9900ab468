import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info } from 'lucide-react'
import { fn } from 'storybook/test'
import { CitationBadge } from './badge/citation-badge.tsx'
import { Button } from './button/button.tsx'
import { IconButton } from './button/icon-button.tsx'
import { Citation } from './citation/citation.tsx'
import { someChecks } from './citation/fixtures.ts'
import { CoverageLine } from './coverage-line/coverage-line.tsx'
import { EmptyState } from './empty-state/empty-state.tsx'
import { Found } from './found/found.tsx'
import { Link } from './link/link.tsx'
import { Notice } from './notice/notice.tsx'
import { ProgressBar } from './progress-bar/progress-bar.tsx'
import { ScoreRing } from './score-ring/score-ring.tsx'
import { Select } from './select/select.tsx'
import { SeverityDot } from './severity-dot/severity-dot.tsx'
import { Spinner } from './spinner/spinner.tsx'
import { Tally } from './tally/tally.tsx'
import { Grid, Page, Row, Spec, Stack } from './testing/layout.tsx'
import { TextField } from './text-field/text-field.tsx'
import { Written } from './written/written.tsx'

const Sheet = () => (
  <Page>
    <h1>Components and states</h1>
    <p style={{ margin: '8px 0 2rem' }}>Every state has a next step. Colour never speaks alone.</p>
    <Spec title="Buttons">
      <Row>
        <Button variant="primary">Search Legal Database</Button>
        <Button>Cancel</Button>
        <Button variant="quiet">Copy with citations</Button>
        <Button variant="danger">Delete run</Button>
        <Button variant="primary" isDisabled>
          Searching...
        </Button>
        <IconButton label="About" icon={<Info aria-hidden="true" />} />
      </Row>
    </Spec>
    <Spec title="Citation status">
      <Row>
        <CitationBadge status="verified" />
        <CitationBadge status="mismatch" />
        <CitationBadge status="ambiguous" />
        <CitationBadge status="not-found" />
        <CitationBadge status="unchecked" />
      </Row>
      <p style={{ marginTop: '14px', lineHeight: 2 }}>
        In running text: <Citation check={someChecks.verified} />, <Citation check={someChecks.mismatch} />,{' '}
        <Citation check={someChecks.ambiguous} />, <Citation check={someChecks['not-found']} />,{' '}
        <Citation check={someChecks.unchecked} />.
      </p>
    </Spec>
    <Spec title="Severity and score">
      <Stack>
        <Row>
          <SeverityDot severity="high" />
          <SeverityDot severity="medium" />
          <SeverityDot severity="low" />
        </Row>
        <Row>
          {[91, 72, 58, 34].map((score) => (
            <ScoreRing key={score} label="Score" score={score} />
          ))}
        </Row>
      </Stack>
    </Spec>
    <Spec title="Found and written">
      <Grid>
        <Found
          anchor={{ words: 'The Consultant shall indemnify the Client against all losses of any kind.', page: 4 }}
          mark="*235"
          source="Evidence: serif, warm, solid rule, star page"
        />
        <Written>A custodial arrest by itself permits a full search of the person.</Written>
      </Grid>
    </Spec>
    <Spec title="Fields">
      <Grid>
        <Select label="Case type" options={[{ value: 'contract', label: 'Contract' }]} defaultValue="contract" />
        <TextField label="Jurisdiction" placeholder="Ohio" />
        <TextField label="Recipient name" isRequired defaultValue="Thomas Halloran" />
        <TextField label="Email" defaultValue="dana@okafor" error="Please enter a valid email" />
      </Grid>
    </Spec>
    <Spec title="Empty">
      <EmptyState title="Start a conversation">
        Ask a quick question about U.S. law. Nothing leaves this page until you send it.
      </EmptyState>
    </Spec>
    <Spec title="Loading">
      <Stack>
        <Spinner label="Analyzing document..." />
        <ProgressBar label="Analyzing document" value={40} isLabelHidden />
      </Stack>
    </Spec>
    <Spec title="Partial and error">
      <Stack>
        <Notice tone="partial" title="41 of 43 pages were read" action={{ label: 'Recognize them', onPress: fn() }}>
          Pages 12 and 30 are images without text. No score is given on what was not read.
        </Notice>
        <Notice tone="error" title="Search failed" action={{ label: 'Try again', onPress: fn() }}>
          CourtListener did not answer in 10 seconds. The library’s 2 results are below.
        </Notice>
        <Notice tone="quiet" title="Evidence only: no language model is connected.">
          {' '}
          <Link href="#">Settings</Link>
        </Notice>
      </Stack>
    </Spec>
    <Spec title="Tally and coverage line">
      <Stack>
        <Tally counts={{ verified: 5, unchecked: 2 }} />
        <CoverageLine
          coverage={{
            basis: 'evidence',
            sourcesAsked: [
              { source: 'library', outcome: 'answered' },
              { source: 'CourtListener', outcome: 'answered' },
              { source: 'eCFR', outcome: 'timeout' },
            ],
            citations: { verified: 5, unchecked: 2 },
          }}
        />
      </Stack>
    </Spec>
  </Page>
)

const meta = { title: 'All together', component: Sheet } satisfies Meta<typeof Sheet>
export default meta

export const Components: StoryObj<typeof meta> = {}
