/** Where the rows of transaction-codes.txt and the known explanations come from, read 2026-11-22. Most were seen in part. */

const claimyr = 'https://claimyr.com/government-services/irs'

/** What stands in the tables, by its key, and what it is. */
export const transactionCodeSources: Readonly<Record<string, string>> = {
  general: 'general knowledge of IRS Document 6209, section 8A, whose rows could not be opened',
  document6209:
    'copies of the opening of IRS Document 6209, section 8A, with the rule on codes that end in 3: https://online.documentine.com/complete-irs-tax-code/1/section-8a-master-file-codes-irs-gov.html',
  'irm3.14': 'summary of IRM 3.14.2.7.1.4.2: https://reggi.ai/posts/banking/irm-3-14-2-7-1-4-2_6a49',
  'irm3.17': 'IRM 3.17.21.5.6: http://www.irs.gov/irm/part3/irm_03-017-021r-cont01.html',
  'irm5.12':
    'IRM 5.12.6.5.1: https://webarchive.library.unt.edu/eot2008/20090825125836/http:/www.irs.gov/irm/part5/ch12s09.html',
  'irm5.14': 'reworded copy of IRM 5.14.1, poor: http://stocketriathlon.se/?p=13238',
  'irm5.16': 'copy of IRM 5.16.1.1 of 2005: http://www.taxfirm.com/noncollect_info.htm',
  'irm8.22': 'IRM 8.22.3.1: http://www.irs.gov/irm/part8/irm_08-022-003.html',
  'irm21.2.4': 'IRM 21.2.4 of 2016: https://www.irs.gov/irm/part21/irm_21-002-004r.html',
  'irm21.4.6':
    'scrambled copies of IRM 21.4.6: http://niwahotori.com/molar-mass/tax-refund-offset-reversal-2021 and https://travel-in.com.mx/bsR/tax-refund-offset-reversal-coronavirus',
  'irm25.3.7': 'IRM 25.3.7, table of contents: https://irs.gov/zh-hans/irm/part25/irm_25-003-007',
  'irm25.3.8': 'IRM 25.3.8: https://www.taxnotes.com/research/federal/internal-revenue-manual/25.3.8',
  tigta:
    'TIGTA report 2012-30-026 on designated payment codes: https://pdfslide.us/documents/designated-payment-codes-are-inaccurate-and-designated-payment-codes-are-processing.html',
  king: 'M. D. King, Secrets of the IRS Account Transcript, Consumer Bankruptcy Journal, winter 2018: https://viewer.joomag.com/consumer-bankruptcy-journal-winter-2018/0101490001518181038/p26',
  quiz33461: 'quiz of IRS staff training: https://jeopardylabs.com/print/33461-trns-193-3',
  quiz977961: 'quiz of IRS staff training: https://jeopardylabs.com/play/977961bff1',
  forum420: `rows of an account transcript of 2021 in a forum: ${claimyr}/IRS-transcript-code-420-What-does-Examination-of-tax-return-mean/2025-04-11`,
  forum810: `rows of an account transcript of 2024 in a forum: ${claimyr}/Need-help-with-12884-refund-freeze-on-2024-transcript-codes-810-570-showing-pending-action-until-March-17th/2025-02-26`,
  forum826: `rows of an account transcript of 2022 in a forum: ${claimyr}/Why-was-1071-transferred-from-my-9078-tax-refund-Code-826-on-2022-transcript/2025-02-01`,
  refundtalk: 'blog: https://refundtalk.com/tax-transcript-codes/amp',
  refundtalkList: 'blog with the wording of rows: https://refundtalk.com/tax-transcript-codes/',
  refundtalkEffects: 'blog on codes without debit or credit: https://refundtalk.com/transcriptcodes',
  clarity599: 'blog: https://claritytaxrelief.com/blog/code-599-irs-transcript/',
  clarity898: 'blog: https://claritytaxrelief.com/blog/code-898-irs-transcript/',
  clarity977: 'blog: https://claritytaxrelief.com/blog/code-977-irs-transcript/',
  financeband: 'blog: https://financeband.com/what-is-the-difference-between-irs-code-420-and-424',
  gettaxrelief520:
    'blog: https://www.gettaxreliefnow.com/es/transcript-landing-pages/tc-520-irs-transcript-what-it-means',
  legalclarity421: 'blog: https://legalclarity.org/what-is-the-irs-421-closed-examination-of-tax-return',
  legalclarity841:
    'blog that cites IRM 21.4.3: https://legalclarity.org/irs-code-841-refund-canceled-causes-and-what-to-do/',
  legalclarity971:
    'blog: https://legalclarity.org/what-does-amended-return-or-claim-forwarded-for-processing-mean',
  savingtoinvest826:
    'blog: https://savingtoinvest.com/irs-tax-transcript-code-826-credit-transferred-out-irs-debt-offset-and-what-it-means-for-your-return-and-refund-processing/',
  savingtoinvest898:
    'blog: https://savingtoinvest.com/irs-refund-adjustments-and-treasury-bfs-offsets-tax-topic-codes-203-598-or-898/',
  repository: 'rows of account transcripts in public repositories, of doubtful origin',
  parser: 'programs in public repositories that look for such words; no row was seen',
  screening:
    'program in the public repository moderntax-products/moderntax-portal, lib/compliance-screening.ts',
}
