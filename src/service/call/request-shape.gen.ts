// Made by "npm run generate" from schemas/transcript-request.schema.json. Do not edit.
// @ts-nocheck

/** One place where a value has not the shape of a transcript-detail request, as ajv reports it. */
export interface ShapeFault {
  readonly instancePath: string
  readonly keyword: string
  readonly propertyName?: string
  readonly params: {
    readonly additionalProperty?: string
    readonly missingProperty?: string
    readonly type?: string | readonly string[]
    readonly allowedValues?: readonly (string | boolean)[]
  }
}

/** Every fault of `value`, in the order of the schema; none where it has the shape of a transcript-detail request. */
export function validateShape(value: unknown): readonly ShapeFault[] {
  return validate20(value) ? [] : validate20.errors
}
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://tax-transcript-mapper.dev/schemas/transcript-request.schema.json","title":"Transcript-detail request","description":"The body of a transcript-detail call, version 2. All fields are required.","type":"object","additionalProperties":false,"required":["companyId","tin","transcriptType","transcriptForm","transcriptPeriod"],"properties":{"companyId":{"description":"The company the call is made on behalf of: another one, or the caller's own registered company id.","type":"string","pattern":"\\S"},"tin":{"description":"The tax id of a person or a company: 9 digits, no spaces, no hyphens.","type":"string","pattern":"^[0-9]{9}$"},"transcriptType":{"description":"ACTR (account), WAID (wage and income), RECA (record of account) or RETR (tax return).","type":"string","enum":["ACTR","WAID","RECA","RETR"]},"transcriptForm":{"description":"The form to order, such as 1040, 940, 941, 1120, 1065 or INCOME. The list is open.","type":"string","pattern":"\\S"},"transcriptPeriod":{"description":"Tax year and month, YYYYMM: 202112 for the year 2021.","type":"string","pattern":"^[0-9]{4}(0[1-9]|1[0-2])$"}}};
const pattern4 = new RegExp("\\S", "u");
const pattern5 = new RegExp("^[0-9]{9}$", "u");
const pattern7 = new RegExp("^[0-9]{4}(0[1-9]|1[0-2])$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://tax-transcript-mapper.dev/schemas/transcript-request.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyId"},message:"must have required property '"+"companyId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tin === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tin"},message:"must have required property '"+"tin"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.transcriptType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcriptType"},message:"must have required property '"+"transcriptType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.transcriptForm === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcriptForm"},message:"must have required property '"+"transcriptForm"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transcriptPeriod === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transcriptPeriod"},message:"must have required property '"+"transcriptPeriod"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "companyId") || (key0 === "tin")) || (key0 === "transcriptType")) || (key0 === "transcriptForm")) || (key0 === "transcriptPeriod"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.companyId !== undefined){
let data0 = data.companyId;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err6 = {instancePath:instancePath+"/companyId",schemaPath:"#/properties/companyId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/companyId",schemaPath:"#/properties/companyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tin !== undefined){
let data1 = data.tin;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err8 = {instancePath:instancePath+"/tin",schemaPath:"#/properties/tin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{9}$"},message:"must match pattern \""+"^[0-9]{9}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/tin",schemaPath:"#/properties/tin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.transcriptType !== undefined){
let data2 = data.transcriptType;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/transcriptType",schemaPath:"#/properties/transcriptType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data2 === "ACTR") || (data2 === "WAID")) || (data2 === "RECA")) || (data2 === "RETR"))){
const err11 = {instancePath:instancePath+"/transcriptType",schemaPath:"#/properties/transcriptType/enum",keyword:"enum",params:{allowedValues: schema31.properties.transcriptType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.transcriptForm !== undefined){
let data3 = data.transcriptForm;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err12 = {instancePath:instancePath+"/transcriptForm",schemaPath:"#/properties/transcriptForm/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/transcriptForm",schemaPath:"#/properties/transcriptForm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.transcriptPeriod !== undefined){
let data4 = data.transcriptPeriod;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err14 = {instancePath:instancePath+"/transcriptPeriod",schemaPath:"#/properties/transcriptPeriod/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^[0-9]{4}(0[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/transcriptPeriod",schemaPath:"#/properties/transcriptPeriod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
