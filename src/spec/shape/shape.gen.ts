// Made by "npm run generate" from schemas/mapping.schema.json. Do not edit.
// @ts-nocheck

/** One place where a value has not the shape of a mapping, as ajv reports it. */
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
  readonly parentSchema: {
    readonly description?: string
    readonly properties?: Readonly<Record<string, { readonly description?: string }>>
  }
}

/** Every fault of `value`, in the order of the schema; none where it has the shape of a mapping. */
export function validateShape(value: unknown): readonly ShapeFault[] {
  return validate20(value) ? [] : validate20.errors
}
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://tax-transcript-mapper.dev/schemas/mapping.schema.json","title":"Transcript mapping","type":"object","additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},"part":{"type":"string","pattern":"^[a-z0-9]+([-/][a-z0-9]+)*$"},"title":{"type":"string","pattern":"\\S"},"version":{"type":"string","pattern":"^[0-9]+\\.[0-9]+\\.[0-9]+$"},"match":{"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","enum":["ACTR","WAID","RECA","RETR"]},"form":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"family":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"partly":{"type":"array","minItems":1,"items":{"type":"string","pattern":"\\S"}},"callback":{"type":"string","enum":["individual","business"]}},"if":{"properties":{"callback":true},"required":["callback"]},"then":{"properties":{"type":false,"form":false,"family":false,"partly":false}},"else":{"required":["type"],"properties":{"type":{"description":"The transcript type: ACTR, WAID, RECA or RETR."}}}},"use":{"$ref":"#/$defs/use"},"fields":{"$ref":"#/$defs/fields"},"keyFigures":{"type":"array","items":{"type":"string","pattern":"^[a-z][a-zA-Z0-9]*(\\.[a-z][a-zA-Z0-9]*)*$"}},"checks":{"type":"array","items":{"$ref":"#/$defs/check"}},"extends":{"type":"string","pattern":"\\S"},"replaces":{"type":"string","enum":["keyFigures"]},"ignore":{"type":"array","items":{"$ref":"#/$defs/ignored"}}},"$defs":{"use":{"type":"array","items":{"$ref":"#/$defs/usedPart"}},"usedPart":{"type":["string","object"],"additionalProperties":false,"required":["part"],"properties":{"part":{"description":"The name of the part.","type":"string","pattern":"\\S"},"evidence":{"$ref":"#/$defs/evidence"}},"pattern":"\\S"},"fields":{"type":"object","propertyNames":{"pattern":"^[a-z][a-zA-Z0-9]*$"},"additionalProperties":{"$ref":"#/$defs/field"}},"labels":{"type":["string","array"],"pattern":"\\S","minItems":1,"items":{"type":"string","pattern":"\\S"}},"texts":{"type":["string","array"],"pattern":"\\S","minItems":1,"items":{"type":"string"}},"evidence":{"type":"string","enum":["sourced","secondary","inferred","unsourced"]},"field":{"type":"object","additionalProperties":false,"properties":{"from":{"type":["string","array"],"pattern":"\\S","minItems":1,"items":{"$ref":"#/$defs/alternative"}},"as":{"type":"string","pattern":"\\S"},"required":{"type":"boolean"},"about":{"type":"string","pattern":"\\S"},"evidence":{"$ref":"#/$defs/evidence"},"yes":{"$ref":"#/$defs/texts"},"no":{"$ref":"#/$defs/texts"},"values":{"type":"object","additionalProperties":{"$ref":"#/$defs/texts"}},"with":{"$ref":"#/$defs/labels"},"whether":{"type":"string","pattern":"\\S"},"rowAboveWhen":{"type":"string","pattern":"\\S"},"is":{"$ref":"#/$defs/texts"},"section":{"$ref":"#/$defs/labels"},"each":{"type":"string","pattern":"\\S"},"where":{"type":"object","additionalProperties":{"$ref":"#/$defs/texts"}},"occurrences":{"$ref":"#/$defs/labels"},"amountsByYear":{"type":"string","pattern":"\\S"},"choose":{"type":"object","additionalProperties":false,"properties":{"by":{"type":"string","pattern":"\\S"},"as":{"type":"string","pattern":"^[a-z][a-zA-Z0-9]*$"},"cases":{"type":"object","additionalProperties":{"$ref":"#/$defs/case"}},"otherwise":{"$ref":"#/$defs/otherwise"}}},"fields":{"$ref":"#/$defs/fields"},"use":{"$ref":"#/$defs/use"},"derive":{"type":"string","pattern":"\\S"},"keep":{"type":"string","pattern":"\\S"},"notice":{"$ref":"#/$defs/texts"},"renames":{"type":"string","pattern":"^[a-z][a-zA-Z0-9]*$"},"replaces":{"type":["string","array"],"pattern":"^(all|from|with|section|occurrences|is|yes|no|notice)$","items":{"type":"string","enum":["all","from","with","section","occurrences","is","yes","no","notice"]}},"drop":{"type":"boolean","enum":[true]}}},"alternative":{"type":["string","object"],"pattern":"\\S","additionalProperties":false,"required":["label"],"properties":{"label":{"description":"The label.","type":"string","pattern":"\\S"},"as":{"type":"string","pattern":"\\S"},"evidence":{"$ref":"#/$defs/evidence"}}},"case":{"type":"object","additionalProperties":false,"properties":{"texts":{"$ref":"#/$defs/texts"},"about":{"type":"string","pattern":"\\S"},"evidence":{"$ref":"#/$defs/evidence"},"use":{"$ref":"#/$defs/use"},"fields":{"$ref":"#/$defs/fields"}}},"otherwise":{"type":"object","additionalProperties":false,"properties":{"case":{"type":"string","pattern":"\\S"},"use":{"$ref":"#/$defs/use"},"fields":{"$ref":"#/$defs/fields"}}},"check":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","pattern":"^[a-z][a-zA-Z0-9]*$"},"that":{"type":"string","pattern":"\\S"},"else":{"type":"string","enum":["warning","error"]},"says":{"type":"string","pattern":"\\S"},"drop":{"type":"boolean","enum":[true]}}},"ignored":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"description":"The line or section, from the top of the transcript: SECTION_HEADER.TITLE.","type":"string","pattern":"\\S"},"because":{"type":"string","pattern":"\\S"},"drop":{"type":"boolean","enum":[true]}}}}};
const schema53 = {"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","pattern":"^[a-z][a-zA-Z0-9]*$"},"that":{"type":"string","pattern":"\\S"},"else":{"type":"string","enum":["warning","error"]},"says":{"type":"string","pattern":"\\S"},"drop":{"type":"boolean","enum":[true]}}};
const schema54 = {"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"description":"The line or section, from the top of the transcript: SECTION_HEADER.TITLE.","type":"string","pattern":"\\S"},"because":{"type":"string","pattern":"\\S"},"drop":{"type":"boolean","enum":[true]}}};
const func1 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u");
const pattern5 = new RegExp("^[a-z0-9]+([-/][a-z0-9]+)*$", "u");
const pattern6 = new RegExp("\\S", "u");
const pattern7 = new RegExp("^[0-9]+\\.[0-9]+\\.[0-9]+$", "u");
const pattern45 = new RegExp("^[a-z][a-zA-Z0-9]*(\\.[a-z][a-zA-Z0-9]*)*$", "u");
const pattern13 = new RegExp("^[a-z][a-zA-Z0-9]*$", "u");
const schema32 = {"type":"array","items":{"$ref":"#/$defs/usedPart"}};
const schema33 = {"type":["string","object"],"additionalProperties":false,"required":["part"],"properties":{"part":{"description":"The name of the part.","type":"string","pattern":"\\S"},"evidence":{"$ref":"#/$defs/evidence"}},"pattern":"\\S"};
const schema34 = {"type":"string","enum":["sourced","secondary","inferred","unsourced"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema33.type},message:"must be string,object",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern6.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.part === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "part"},message:"must have required property '"+"part"+"'",schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "part") || (key0 === "evidence"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.part !== undefined){
let data0 = data.part;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err4 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema33.properties.part,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.properties.part.type,parentSchema:schema33.properties.part,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.evidence !== undefined){
let data1 = data.evidence;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/evidence",schemaPath:"#/$defs/evidence/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data1 === "sourced") || (data1 === "secondary")) || (data1 === "inferred")) || (data1 === "unsourced"))){
const err7 = {instancePath:instancePath+"/evidence",schemaPath:"#/$defs/evidence/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values",schema:schema34.enum,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"type":"object","propertyNames":{"pattern":"^[a-z][a-zA-Z0-9]*$"},"additionalProperties":{"$ref":"#/$defs/field"}};
const schema36 = {"type":"object","additionalProperties":false,"properties":{"from":{"type":["string","array"],"pattern":"\\S","minItems":1,"items":{"$ref":"#/$defs/alternative"}},"as":{"type":"string","pattern":"\\S"},"required":{"type":"boolean"},"about":{"type":"string","pattern":"\\S"},"evidence":{"$ref":"#/$defs/evidence"},"yes":{"$ref":"#/$defs/texts"},"no":{"$ref":"#/$defs/texts"},"values":{"type":"object","additionalProperties":{"$ref":"#/$defs/texts"}},"with":{"$ref":"#/$defs/labels"},"whether":{"type":"string","pattern":"\\S"},"rowAboveWhen":{"type":"string","pattern":"\\S"},"is":{"$ref":"#/$defs/texts"},"section":{"$ref":"#/$defs/labels"},"each":{"type":"string","pattern":"\\S"},"where":{"type":"object","additionalProperties":{"$ref":"#/$defs/texts"}},"occurrences":{"$ref":"#/$defs/labels"},"amountsByYear":{"type":"string","pattern":"\\S"},"choose":{"type":"object","additionalProperties":false,"properties":{"by":{"type":"string","pattern":"\\S"},"as":{"type":"string","pattern":"^[a-z][a-zA-Z0-9]*$"},"cases":{"type":"object","additionalProperties":{"$ref":"#/$defs/case"}},"otherwise":{"$ref":"#/$defs/otherwise"}}},"fields":{"$ref":"#/$defs/fields"},"use":{"$ref":"#/$defs/use"},"derive":{"type":"string","pattern":"\\S"},"keep":{"type":"string","pattern":"\\S"},"notice":{"$ref":"#/$defs/texts"},"renames":{"type":"string","pattern":"^[a-z][a-zA-Z0-9]*$"},"replaces":{"type":["string","array"],"pattern":"^(all|from|with|section|occurrences|is|yes|no|notice)$","items":{"type":"string","enum":["all","from","with","section","occurrences","is","yes","no","notice"]}},"drop":{"type":"boolean","enum":[true]}}};
const schema40 = {"type":["string","array"],"pattern":"\\S","minItems":1,"items":{"type":"string"}};
const schema43 = {"type":["string","array"],"pattern":"\\S","minItems":1,"items":{"type":"string","pattern":"\\S"}};
const pattern44 = new RegExp("^(all|from|with|section|occurrences|is|yes|no|notice)$", "u");
const schema37 = {"type":["string","object"],"pattern":"\\S","additionalProperties":false,"required":["label"],"properties":{"label":{"description":"The label.","type":"string","pattern":"\\S"},"as":{"type":"string","pattern":"\\S"},"evidence":{"$ref":"#/$defs/evidence"}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema37.type},message:"must be string,object",schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern6.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "label") || (key0 === "as")) || (key0 === "evidence"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema37.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.label.type,parentSchema:schema37.properties.label,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.as !== undefined){
let data1 = data.as;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err6 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema37.properties.as,data:data1};
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
const err7 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.as.type,parentSchema:schema37.properties.as,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.evidence !== undefined){
let data2 = data.evidence;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/evidence",schemaPath:"#/$defs/evidence/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "sourced") || (data2 === "secondary")) || (data2 === "inferred")) || (data2 === "unsourced"))){
const err9 = {instancePath:instancePath+"/evidence",schemaPath:"#/$defs/evidence/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values",schema:schema34.enum,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"object","additionalProperties":false,"properties":{"texts":{"$ref":"#/$defs/texts"},"about":{"type":"string","pattern":"\\S"},"evidence":{"$ref":"#/$defs/evidence"},"use":{"$ref":"#/$defs/use"},"fields":{"$ref":"#/$defs/fields"}}};
const wrapper0 = {validate: validate25};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "texts") || (key0 === "about")) || (key0 === "evidence")) || (key0 === "use")) || (key0 === "fields"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.texts !== undefined){
let data0 = data.texts;
if((typeof data0 !== "string") && (!(Array.isArray(data0)))){
const err1 = {instancePath:instancePath+"/texts",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema40.type},message:"must be string,array",schema:schema40.type,parentSchema:schema40,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err2 = {instancePath:instancePath+"/texts",schemaPath:"#/$defs/texts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(Array.isArray(data0)){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/texts",schemaPath:"#/$defs/texts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema40,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/texts/" + i0,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.items.type,parentSchema:schema40.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
if(data.about !== undefined){
let data2 = data.about;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err5 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema48.properties.about,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema48.properties.about.type,parentSchema:schema48.properties.about,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.evidence !== undefined){
let data3 = data.evidence;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/evidence",schemaPath:"#/$defs/evidence/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data3 === "sourced") || (data3 === "secondary")) || (data3 === "inferred")) || (data3 === "unsourced"))){
const err8 = {instancePath:instancePath+"/evidence",schemaPath:"#/$defs/evidence/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values",schema:schema34.enum,parentSchema:schema34,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.use !== undefined){
if(!(validate21(data.use, {instancePath:instancePath+"/use",parentData:data,parentDataProperty:"use",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
if(!(wrapper0.validate(data.fields, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","additionalProperties":false,"properties":{"case":{"type":"string","pattern":"\\S"},"use":{"$ref":"#/$defs/use"},"fields":{"$ref":"#/$defs/fields"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "case") || (key0 === "use")) || (key0 === "fields"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.case !== undefined){
let data0 = data.case;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err1 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema51.properties.case,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/case",schemaPath:"#/properties/case/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.case.type,parentSchema:schema51.properties.case,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.use !== undefined){
if(!(validate21(data.use, {instancePath:instancePath+"/use",parentData:data,parentDataProperty:"use",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
if(!(wrapper0.validate(data.fields, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if((typeof data0 !== "string") && (!(Array.isArray(data0)))){
const err1 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: schema36.properties.from.type},message:"must be string,array",schema:schema36.properties.from.type,parentSchema:schema36.properties.from,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.from,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(Array.isArray(data0)){
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema36.properties.from,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data0[i0], {instancePath:instancePath+"/from/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
}
if(data.as !== undefined){
let data2 = data.as;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err4 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.as,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/as",schemaPath:"#/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.as.type,parentSchema:schema36.properties.as,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.required !== undefined){
let data3 = data.required;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema36.properties.required.type,parentSchema:schema36.properties.required,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.about !== undefined){
let data4 = data.about;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err7 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.about,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.about.type,parentSchema:schema36.properties.about,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.evidence !== undefined){
let data5 = data.evidence;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/evidence",schemaPath:"#/$defs/evidence/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data5 === "sourced") || (data5 === "secondary")) || (data5 === "inferred")) || (data5 === "unsourced"))){
const err10 = {instancePath:instancePath+"/evidence",schemaPath:"#/$defs/evidence/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values",schema:schema34.enum,parentSchema:schema34,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.yes !== undefined){
let data6 = data.yes;
if((typeof data6 !== "string") && (!(Array.isArray(data6)))){
const err11 = {instancePath:instancePath+"/yes",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema40.type},message:"must be string,array",schema:schema40.type,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
const err12 = {instancePath:instancePath+"/yes",schemaPath:"#/$defs/texts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(Array.isArray(data6)){
if(data6.length < 1){
const err13 = {instancePath:instancePath+"/yes",schemaPath:"#/$defs/texts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema40,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/yes/" + i1,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.items.type,parentSchema:schema40.items,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
if(data.no !== undefined){
let data8 = data.no;
if((typeof data8 !== "string") && (!(Array.isArray(data8)))){
const err15 = {instancePath:instancePath+"/no",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema40.type},message:"must be string,array",schema:schema40.type,parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err16 = {instancePath:instancePath+"/no",schemaPath:"#/$defs/texts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(Array.isArray(data8)){
if(data8.length < 1){
const err17 = {instancePath:instancePath+"/no",schemaPath:"#/$defs/texts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema40,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 !== "string"){
const err18 = {instancePath:instancePath+"/no/" + i2,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.items.type,parentSchema:schema40.items,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
if(data.values !== undefined){
let data10 = data.values;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
let data11 = data10[key1];
if((typeof data11 !== "string") && (!(Array.isArray(data11)))){
const err19 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema40.type},message:"must be string,array",schema:schema40.type,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err20 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/texts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(Array.isArray(data11)){
if(data11.length < 1){
const err21 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/texts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema40,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 !== "string"){
const err22 = {instancePath:instancePath+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.items.type,parentSchema:schema40.items,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.properties.values.type,parentSchema:schema36.properties.values,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.with !== undefined){
let data13 = data.with;
if((typeof data13 !== "string") && (!(Array.isArray(data13)))){
const err24 = {instancePath:instancePath+"/with",schemaPath:"#/$defs/labels/type",keyword:"type",params:{type: schema43.type},message:"must be string,array",schema:schema43.type,parentSchema:schema43,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err25 = {instancePath:instancePath+"/with",schemaPath:"#/$defs/labels/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema43,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(Array.isArray(data13)){
if(data13.length < 1){
const err26 = {instancePath:instancePath+"/with",schemaPath:"#/$defs/labels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema43,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 === "string"){
if(!pattern6.test(data14)){
const err27 = {instancePath:instancePath+"/with/" + i4,schemaPath:"#/$defs/labels/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema43.items,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/with/" + i4,schemaPath:"#/$defs/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.items.type,parentSchema:schema43.items,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
if(data.whether !== undefined){
let data15 = data.whether;
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err29 = {instancePath:instancePath+"/whether",schemaPath:"#/properties/whether/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.whether,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/whether",schemaPath:"#/properties/whether/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.whether.type,parentSchema:schema36.properties.whether,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.rowAboveWhen !== undefined){
let data16 = data.rowAboveWhen;
if(typeof data16 === "string"){
if(!pattern6.test(data16)){
const err31 = {instancePath:instancePath+"/rowAboveWhen",schemaPath:"#/properties/rowAboveWhen/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.rowAboveWhen,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/rowAboveWhen",schemaPath:"#/properties/rowAboveWhen/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.rowAboveWhen.type,parentSchema:schema36.properties.rowAboveWhen,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.is !== undefined){
let data17 = data.is;
if((typeof data17 !== "string") && (!(Array.isArray(data17)))){
const err33 = {instancePath:instancePath+"/is",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema40.type},message:"must be string,array",schema:schema40.type,parentSchema:schema40,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data17 === "string"){
if(!pattern6.test(data17)){
const err34 = {instancePath:instancePath+"/is",schemaPath:"#/$defs/texts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(Array.isArray(data17)){
if(data17.length < 1){
const err35 = {instancePath:instancePath+"/is",schemaPath:"#/$defs/texts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema40,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len5 = data17.length;
for(let i5=0; i5<len5; i5++){
let data18 = data17[i5];
if(typeof data18 !== "string"){
const err36 = {instancePath:instancePath+"/is/" + i5,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.items.type,parentSchema:schema40.items,data:data18};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
if(data.section !== undefined){
let data19 = data.section;
if((typeof data19 !== "string") && (!(Array.isArray(data19)))){
const err37 = {instancePath:instancePath+"/section",schemaPath:"#/$defs/labels/type",keyword:"type",params:{type: schema43.type},message:"must be string,array",schema:schema43.type,parentSchema:schema43,data:data19};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data19 === "string"){
if(!pattern6.test(data19)){
const err38 = {instancePath:instancePath+"/section",schemaPath:"#/$defs/labels/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema43,data:data19};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(Array.isArray(data19)){
if(data19.length < 1){
const err39 = {instancePath:instancePath+"/section",schemaPath:"#/$defs/labels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema43,data:data19};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
let data20 = data19[i6];
if(typeof data20 === "string"){
if(!pattern6.test(data20)){
const err40 = {instancePath:instancePath+"/section/" + i6,schemaPath:"#/$defs/labels/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema43.items,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/section/" + i6,schemaPath:"#/$defs/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.items.type,parentSchema:schema43.items,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
if(data.each !== undefined){
let data21 = data.each;
if(typeof data21 === "string"){
if(!pattern6.test(data21)){
const err42 = {instancePath:instancePath+"/each",schemaPath:"#/properties/each/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.each,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/each",schemaPath:"#/properties/each/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.each.type,parentSchema:schema36.properties.each,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.where !== undefined){
let data22 = data.where;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
let data23 = data22[key2];
if((typeof data23 !== "string") && (!(Array.isArray(data23)))){
const err44 = {instancePath:instancePath+"/where/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema40.type},message:"must be string,array",schema:schema40.type,parentSchema:schema40,data:data23};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data23 === "string"){
if(!pattern6.test(data23)){
const err45 = {instancePath:instancePath+"/where/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/texts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40,data:data23};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(Array.isArray(data23)){
if(data23.length < 1){
const err46 = {instancePath:instancePath+"/where/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/texts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema40,data:data23};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len7 = data23.length;
for(let i7=0; i7<len7; i7++){
let data24 = data23[i7];
if(typeof data24 !== "string"){
const err47 = {instancePath:instancePath+"/where/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i7,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.items.type,parentSchema:schema40.items,data:data24};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
}
else {
const err48 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.properties.where.type,parentSchema:schema36.properties.where,data:data22};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.occurrences !== undefined){
let data25 = data.occurrences;
if((typeof data25 !== "string") && (!(Array.isArray(data25)))){
const err49 = {instancePath:instancePath+"/occurrences",schemaPath:"#/$defs/labels/type",keyword:"type",params:{type: schema43.type},message:"must be string,array",schema:schema43.type,parentSchema:schema43,data:data25};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data25 === "string"){
if(!pattern6.test(data25)){
const err50 = {instancePath:instancePath+"/occurrences",schemaPath:"#/$defs/labels/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema43,data:data25};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(Array.isArray(data25)){
if(data25.length < 1){
const err51 = {instancePath:instancePath+"/occurrences",schemaPath:"#/$defs/labels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema43,data:data25};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len8 = data25.length;
for(let i8=0; i8<len8; i8++){
let data26 = data25[i8];
if(typeof data26 === "string"){
if(!pattern6.test(data26)){
const err52 = {instancePath:instancePath+"/occurrences/" + i8,schemaPath:"#/$defs/labels/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema43.items,data:data26};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/occurrences/" + i8,schemaPath:"#/$defs/labels/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.items.type,parentSchema:schema43.items,data:data26};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
}
if(data.amountsByYear !== undefined){
let data27 = data.amountsByYear;
if(typeof data27 === "string"){
if(!pattern6.test(data27)){
const err54 = {instancePath:instancePath+"/amountsByYear",schemaPath:"#/properties/amountsByYear/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.amountsByYear,data:data27};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/amountsByYear",schemaPath:"#/properties/amountsByYear/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.amountsByYear.type,parentSchema:schema36.properties.amountsByYear,data:data27};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.choose !== undefined){
let data28 = data.choose;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key3 in data28){
if(!((((key3 === "by") || (key3 === "as")) || (key3 === "cases")) || (key3 === "otherwise"))){
const err56 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema36.properties.choose,data:data28};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data28.by !== undefined){
let data29 = data28.by;
if(typeof data29 === "string"){
if(!pattern6.test(data29)){
const err57 = {instancePath:instancePath+"/choose/by",schemaPath:"#/properties/choose/properties/by/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.choose.properties.by,data:data29};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/choose/by",schemaPath:"#/properties/choose/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.choose.properties.by.type,parentSchema:schema36.properties.choose.properties.by,data:data29};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data28.as !== undefined){
let data30 = data28.as;
if(typeof data30 === "string"){
if(!pattern13.test(data30)){
const err59 = {instancePath:instancePath+"/choose/as",schemaPath:"#/properties/choose/properties/as/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*$"},message:"must match pattern \""+"^[a-z][a-zA-Z0-9]*$"+"\"",schema:"^[a-z][a-zA-Z0-9]*$",parentSchema:schema36.properties.choose.properties.as,data:data30};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/choose/as",schemaPath:"#/properties/choose/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.choose.properties.as.type,parentSchema:schema36.properties.choose.properties.as,data:data30};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data28.cases !== undefined){
let data31 = data28.cases;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key4 in data31){
if(!(validate29(data31[key4], {instancePath:instancePath+"/choose/cases/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data31,parentDataProperty:key4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err61 = {instancePath:instancePath+"/choose/cases",schemaPath:"#/properties/choose/properties/cases/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.properties.choose.properties.cases.type,parentSchema:schema36.properties.choose.properties.cases,data:data31};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data28.otherwise !== undefined){
if(!(validate32(data28.otherwise, {instancePath:instancePath+"/choose/otherwise",parentData:data28,parentDataProperty:"otherwise",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err62 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.properties.choose.type,parentSchema:schema36.properties.choose,data:data28};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.fields !== undefined){
if(!(wrapper0.validate(data.fields, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
if(data.use !== undefined){
if(!(validate21(data.use, {instancePath:instancePath+"/use",parentData:data,parentDataProperty:"use",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.derive !== undefined){
let data36 = data.derive;
if(typeof data36 === "string"){
if(!pattern6.test(data36)){
const err63 = {instancePath:instancePath+"/derive",schemaPath:"#/properties/derive/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.derive,data:data36};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/derive",schemaPath:"#/properties/derive/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.derive.type,parentSchema:schema36.properties.derive,data:data36};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.keep !== undefined){
let data37 = data.keep;
if(typeof data37 === "string"){
if(!pattern6.test(data37)){
const err65 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema36.properties.keep,data:data37};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.keep.type,parentSchema:schema36.properties.keep,data:data37};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.notice !== undefined){
let data38 = data.notice;
if((typeof data38 !== "string") && (!(Array.isArray(data38)))){
const err67 = {instancePath:instancePath+"/notice",schemaPath:"#/$defs/texts/type",keyword:"type",params:{type: schema40.type},message:"must be string,array",schema:schema40.type,parentSchema:schema40,data:data38};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(typeof data38 === "string"){
if(!pattern6.test(data38)){
const err68 = {instancePath:instancePath+"/notice",schemaPath:"#/$defs/texts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema40,data:data38};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(Array.isArray(data38)){
if(data38.length < 1){
const err69 = {instancePath:instancePath+"/notice",schemaPath:"#/$defs/texts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema40,data:data38};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const len9 = data38.length;
for(let i9=0; i9<len9; i9++){
let data39 = data38[i9];
if(typeof data39 !== "string"){
const err70 = {instancePath:instancePath+"/notice/" + i9,schemaPath:"#/$defs/texts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.items.type,parentSchema:schema40.items,data:data39};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
}
if(data.renames !== undefined){
let data40 = data.renames;
if(typeof data40 === "string"){
if(!pattern13.test(data40)){
const err71 = {instancePath:instancePath+"/renames",schemaPath:"#/properties/renames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*$"},message:"must match pattern \""+"^[a-z][a-zA-Z0-9]*$"+"\"",schema:"^[a-z][a-zA-Z0-9]*$",parentSchema:schema36.properties.renames,data:data40};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/renames",schemaPath:"#/properties/renames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.renames.type,parentSchema:schema36.properties.renames,data:data40};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.replaces !== undefined){
let data41 = data.replaces;
if((typeof data41 !== "string") && (!(Array.isArray(data41)))){
const err73 = {instancePath:instancePath+"/replaces",schemaPath:"#/properties/replaces/type",keyword:"type",params:{type: schema36.properties.replaces.type},message:"must be string,array",schema:schema36.properties.replaces.type,parentSchema:schema36.properties.replaces,data:data41};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(typeof data41 === "string"){
if(!pattern44.test(data41)){
const err74 = {instancePath:instancePath+"/replaces",schemaPath:"#/properties/replaces/pattern",keyword:"pattern",params:{pattern: "^(all|from|with|section|occurrences|is|yes|no|notice)$"},message:"must match pattern \""+"^(all|from|with|section|occurrences|is|yes|no|notice)$"+"\"",schema:"^(all|from|with|section|occurrences|is|yes|no|notice)$",parentSchema:schema36.properties.replaces,data:data41};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(Array.isArray(data41)){
const len10 = data41.length;
for(let i10=0; i10<len10; i10++){
let data42 = data41[i10];
if(typeof data42 !== "string"){
const err75 = {instancePath:instancePath+"/replaces/" + i10,schemaPath:"#/properties/replaces/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.replaces.items.type,parentSchema:schema36.properties.replaces.items,data:data42};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!(((((((((data42 === "all") || (data42 === "from")) || (data42 === "with")) || (data42 === "section")) || (data42 === "occurrences")) || (data42 === "is")) || (data42 === "yes")) || (data42 === "no")) || (data42 === "notice"))){
const err76 = {instancePath:instancePath+"/replaces/" + i10,schemaPath:"#/properties/replaces/items/enum",keyword:"enum",params:{allowedValues: schema36.properties.replaces.items.enum},message:"must be equal to one of the allowed values",schema:schema36.properties.replaces.items.enum,parentSchema:schema36.properties.replaces.items,data:data42};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
}
if(data.drop !== undefined){
let data43 = data.drop;
if(typeof data43 !== "boolean"){
const err77 = {instancePath:instancePath+"/drop",schemaPath:"#/properties/drop/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema36.properties.drop.type,parentSchema:schema36.properties.drop,data:data43};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!(data43 === true)){
const err78 = {instancePath:instancePath+"/drop",schemaPath:"#/properties/drop/enum",keyword:"enum",params:{allowedValues: schema36.properties.drop.enum},message:"must be equal to one of the allowed values",schema:schema36.properties.drop.enum,parentSchema:schema36.properties.drop,data:data43};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(!pattern13.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*$"},message:"must match pattern \""+"^[a-z][a-zA-Z0-9]*$"+"\"",schema:"^[a-z][a-zA-Z0-9]*$",parentSchema:schema35.propertyNames,data:key0,propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid",schema:schema35.propertyNames,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
for(const key1 in data){
if(!(validate26(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://tax-transcript-mapper.dev/schemas/mapping.schema.json" */;
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
for(const key0 in data){
if(!(func1.call(schema31.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err1 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"+"\"",schema:"^[a-z][a-z0-9]*(-[a-z0-9]+)*$",parentSchema:schema31.properties.id,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.part !== undefined){
let data1 = data.part;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err3 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+([-/][a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+([-/][a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+([-/][a-z0-9]+)*$",parentSchema:schema31.properties.part,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.part.type,parentSchema:schema31.properties.part,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.title,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[0-9]+\\.[0-9]+\\.[0-9]+$"},message:"must match pattern \""+"^[0-9]+\\.[0-9]+\\.[0-9]+$"+"\"",schema:"^[0-9]+\\.[0-9]+\\.[0-9]+$",parentSchema:schema31.properties.version,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.version.type,parentSchema:schema31.properties.version,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.match !== undefined){
let data4 = data.match;
const _errs12 = errors;
let valid1 = true;
const _errs13 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing0;
if((data4.callback === undefined) && (missing0 = "callback")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs14 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type !== undefined){
const err10 = {instancePath:instancePath+"/match/type",schemaPath:"#/properties/match/then/properties/type/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema31.properties.match.then.properties.type,data:data4.type};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.form !== undefined){
const err11 = {instancePath:instancePath+"/match/form",schemaPath:"#/properties/match/then/properties/form/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema31.properties.match.then.properties.form,data:data4.form};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.family !== undefined){
const err12 = {instancePath:instancePath+"/match/family",schemaPath:"#/properties/match/then/properties/family/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema31.properties.match.then.properties.family,data:data4.family};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.partly !== undefined){
const err13 = {instancePath:instancePath+"/match/partly",schemaPath:"#/properties/match/then/properties/partly/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema31.properties.match.then.properties.partly,data:data4.partly};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.type = true;
props0.form = true;
props0.family = true;
props0.partly = true;
props0.callback = true;
}
ifClause0 = "then";
}
else {
const _errs15 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type === undefined){
const err14 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/else/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema31.properties.match.else.required,parentSchema:schema31.properties.match.else,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
}
ifClause0 = "else";
}
if(!valid1){
const err15 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema31.properties.match.if,parentSchema:schema31.properties.match,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((((key1 === "type") || (key1 === "form")) || (key1 === "family")) || (key1 === "partly")) || (key1 === "callback"))){
const err16 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema31.properties.match,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.type !== undefined){
let data9 = data4.type;
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/match/type",schemaPath:"#/properties/match/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.match.properties.type.type,parentSchema:schema31.properties.match.properties.type,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((data9 === "ACTR") || (data9 === "WAID")) || (data9 === "RECA")) || (data9 === "RETR"))){
const err18 = {instancePath:instancePath+"/match/type",schemaPath:"#/properties/match/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.match.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.match.properties.type.enum,parentSchema:schema31.properties.match.properties.type,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.form !== undefined){
let data10 = data4.form;
if(Array.isArray(data10)){
if(data10.length < 1){
const err19 = {instancePath:instancePath+"/match/form",schemaPath:"#/properties/match/properties/form/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.match.properties.form,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err20 = {instancePath:instancePath+"/match/form/" + i0,schemaPath:"#/properties/match/properties/form/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.match.properties.form.items,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/match/form/" + i0,schemaPath:"#/properties/match/properties/form/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.match.properties.form.items.type,parentSchema:schema31.properties.match.properties.form.items,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/match/form",schemaPath:"#/properties/match/properties/form/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.match.properties.form.type,parentSchema:schema31.properties.match.properties.form,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.family !== undefined){
let data12 = data4.family;
if(Array.isArray(data12)){
if(data12.length < 1){
const err23 = {instancePath:instancePath+"/match/family",schemaPath:"#/properties/match/properties/family/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.match.properties.family,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err24 = {instancePath:instancePath+"/match/family/" + i1,schemaPath:"#/properties/match/properties/family/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.match.properties.family.items,data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/match/family/" + i1,schemaPath:"#/properties/match/properties/family/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.match.properties.family.items.type,parentSchema:schema31.properties.match.properties.family.items,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/match/family",schemaPath:"#/properties/match/properties/family/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.match.properties.family.type,parentSchema:schema31.properties.match.properties.family,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.partly !== undefined){
let data14 = data4.partly;
if(Array.isArray(data14)){
if(data14.length < 1){
const err27 = {instancePath:instancePath+"/match/partly",schemaPath:"#/properties/match/properties/partly/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema31.properties.match.properties.partly,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 === "string"){
if(!pattern6.test(data15)){
const err28 = {instancePath:instancePath+"/match/partly/" + i2,schemaPath:"#/properties/match/properties/partly/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.match.properties.partly.items,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/match/partly/" + i2,schemaPath:"#/properties/match/properties/partly/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.match.properties.partly.items.type,parentSchema:schema31.properties.match.properties.partly.items,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/match/partly",schemaPath:"#/properties/match/properties/partly/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.match.properties.partly.type,parentSchema:schema31.properties.match.properties.partly,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data4.callback !== undefined){
let data16 = data4.callback;
if(typeof data16 !== "string"){
const err31 = {instancePath:instancePath+"/match/callback",schemaPath:"#/properties/match/properties/callback/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.match.properties.callback.type,parentSchema:schema31.properties.match.properties.callback,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data16 === "individual") || (data16 === "business"))){
const err32 = {instancePath:instancePath+"/match/callback",schemaPath:"#/properties/match/properties/callback/enum",keyword:"enum",params:{allowedValues: schema31.properties.match.properties.callback.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.match.properties.callback.enum,parentSchema:schema31.properties.match.properties.callback,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/match",schemaPath:"#/properties/match/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.match.type,parentSchema:schema31.properties.match,data:data4};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.use !== undefined){
if(!(validate21(data.use, {instancePath:instancePath+"/use",parentData:data,parentDataProperty:"use",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
if(!(validate25(data.fields, {instancePath:instancePath+"/fields",parentData:data,parentDataProperty:"fields",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.keyFigures !== undefined){
let data19 = data.keyFigures;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
if(typeof data20 === "string"){
if(!pattern45.test(data20)){
const err34 = {instancePath:instancePath+"/keyFigures/" + i3,schemaPath:"#/properties/keyFigures/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*(\\.[a-z][a-zA-Z0-9]*)*$"},message:"must match pattern \""+"^[a-z][a-zA-Z0-9]*(\\.[a-z][a-zA-Z0-9]*)*$"+"\"",schema:"^[a-z][a-zA-Z0-9]*(\\.[a-z][a-zA-Z0-9]*)*$",parentSchema:schema31.properties.keyFigures.items,data:data20};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/keyFigures/" + i3,schemaPath:"#/properties/keyFigures/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.keyFigures.items.type,parentSchema:schema31.properties.keyFigures.items,data:data20};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/keyFigures",schemaPath:"#/properties/keyFigures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.keyFigures.type,parentSchema:schema31.properties.keyFigures,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.checks !== undefined){
let data21 = data.checks;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
if(!(((((key2 === "name") || (key2 === "that")) || (key2 === "else")) || (key2 === "says")) || (key2 === "drop"))){
const err37 = {instancePath:instancePath+"/checks/" + i4,schemaPath:"#/$defs/check/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema53,data:data22};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data22.name !== undefined){
let data23 = data22.name;
if(typeof data23 === "string"){
if(!pattern13.test(data23)){
const err38 = {instancePath:instancePath+"/checks/" + i4+"/name",schemaPath:"#/$defs/check/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-zA-Z0-9]*$"},message:"must match pattern \""+"^[a-z][a-zA-Z0-9]*$"+"\"",schema:"^[a-z][a-zA-Z0-9]*$",parentSchema:schema53.properties.name,data:data23};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/checks/" + i4+"/name",schemaPath:"#/$defs/check/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.name.type,parentSchema:schema53.properties.name,data:data23};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data22.that !== undefined){
let data24 = data22.that;
if(typeof data24 === "string"){
if(!pattern6.test(data24)){
const err40 = {instancePath:instancePath+"/checks/" + i4+"/that",schemaPath:"#/$defs/check/properties/that/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema53.properties.that,data:data24};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/checks/" + i4+"/that",schemaPath:"#/$defs/check/properties/that/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.that.type,parentSchema:schema53.properties.that,data:data24};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data22.else !== undefined){
let data25 = data22.else;
if(typeof data25 !== "string"){
const err42 = {instancePath:instancePath+"/checks/" + i4+"/else",schemaPath:"#/$defs/check/properties/else/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.else.type,parentSchema:schema53.properties.else,data:data25};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((data25 === "warning") || (data25 === "error"))){
const err43 = {instancePath:instancePath+"/checks/" + i4+"/else",schemaPath:"#/$defs/check/properties/else/enum",keyword:"enum",params:{allowedValues: schema53.properties.else.enum},message:"must be equal to one of the allowed values",schema:schema53.properties.else.enum,parentSchema:schema53.properties.else,data:data25};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data22.says !== undefined){
let data26 = data22.says;
if(typeof data26 === "string"){
if(!pattern6.test(data26)){
const err44 = {instancePath:instancePath+"/checks/" + i4+"/says",schemaPath:"#/$defs/check/properties/says/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema53.properties.says,data:data26};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/checks/" + i4+"/says",schemaPath:"#/$defs/check/properties/says/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.says.type,parentSchema:schema53.properties.says,data:data26};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data22.drop !== undefined){
let data27 = data22.drop;
if(typeof data27 !== "boolean"){
const err46 = {instancePath:instancePath+"/checks/" + i4+"/drop",schemaPath:"#/$defs/check/properties/drop/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema53.properties.drop.type,parentSchema:schema53.properties.drop,data:data27};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(data27 === true)){
const err47 = {instancePath:instancePath+"/checks/" + i4+"/drop",schemaPath:"#/$defs/check/properties/drop/enum",keyword:"enum",params:{allowedValues: schema53.properties.drop.enum},message:"must be equal to one of the allowed values",schema:schema53.properties.drop.enum,parentSchema:schema53.properties.drop,data:data27};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/checks/" + i4,schemaPath:"#/$defs/check/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.type,parentSchema:schema53,data:data22};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.checks.type,parentSchema:schema31.properties.checks,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.extends !== undefined){
let data28 = data.extends;
if(typeof data28 === "string"){
if(!pattern6.test(data28)){
const err50 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema31.properties.extends,data:data28};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.extends.type,parentSchema:schema31.properties.extends,data:data28};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.replaces !== undefined){
let data29 = data.replaces;
if(typeof data29 !== "string"){
const err52 = {instancePath:instancePath+"/replaces",schemaPath:"#/properties/replaces/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.replaces.type,parentSchema:schema31.properties.replaces,data:data29};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!(data29 === "keyFigures")){
const err53 = {instancePath:instancePath+"/replaces",schemaPath:"#/properties/replaces/enum",keyword:"enum",params:{allowedValues: schema31.properties.replaces.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.replaces.enum,parentSchema:schema31.properties.replaces,data:data29};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.ignore !== undefined){
let data30 = data.ignore;
if(Array.isArray(data30)){
const len5 = data30.length;
for(let i5=0; i5<len5; i5++){
let data31 = data30[i5];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.path === undefined){
const err54 = {instancePath:instancePath+"/ignore/" + i5,schemaPath:"#/$defs/ignored/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema54.required,parentSchema:schema54,data:data31};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key3 in data31){
if(!(((key3 === "path") || (key3 === "because")) || (key3 === "drop"))){
const err55 = {instancePath:instancePath+"/ignore/" + i5,schemaPath:"#/$defs/ignored/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema54,data:data31};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data31.path !== undefined){
let data32 = data31.path;
if(typeof data32 === "string"){
if(!pattern6.test(data32)){
const err56 = {instancePath:instancePath+"/ignore/" + i5+"/path",schemaPath:"#/$defs/ignored/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema54.properties.path,data:data32};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/ignore/" + i5+"/path",schemaPath:"#/$defs/ignored/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.path.type,parentSchema:schema54.properties.path,data:data32};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data31.because !== undefined){
let data33 = data31.because;
if(typeof data33 === "string"){
if(!pattern6.test(data33)){
const err58 = {instancePath:instancePath+"/ignore/" + i5+"/because",schemaPath:"#/$defs/ignored/properties/because/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema54.properties.because,data:data33};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/ignore/" + i5+"/because",schemaPath:"#/$defs/ignored/properties/because/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema54.properties.because.type,parentSchema:schema54.properties.because,data:data33};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data31.drop !== undefined){
let data34 = data31.drop;
if(typeof data34 !== "boolean"){
const err60 = {instancePath:instancePath+"/ignore/" + i5+"/drop",schemaPath:"#/$defs/ignored/properties/drop/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema54.properties.drop.type,parentSchema:schema54.properties.drop,data:data34};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!(data34 === true)){
const err61 = {instancePath:instancePath+"/ignore/" + i5+"/drop",schemaPath:"#/$defs/ignored/properties/drop/enum",keyword:"enum",params:{allowedValues: schema54.properties.drop.enum},message:"must be equal to one of the allowed values",schema:schema54.properties.drop.enum,parentSchema:schema54.properties.drop,data:data34};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/ignore/" + i5,schemaPath:"#/$defs/ignored/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema54.type,parentSchema:schema54,data:data31};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema31.properties.ignore.type,parentSchema:schema31.properties.ignore,data:data30};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
